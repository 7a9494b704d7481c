import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { Announcement } from '../Announcement.tsx';

/** Says how many rows a search, a filter, an order or a page has left. Silent when the list arrives. */
export function ListResult() {
  const list = useListContext();
  const { filterValues, sort, page, perPage } = list;
  const rows: readonly unknown[] | undefined = list.data;
  const asked = JSON.stringify([filterValues, sort, page, perPage]);
  const answered = useRef<string>(undefined);
  const [sentence, setSentence] = useState('');
  const count = list.total ?? rows?.length;
  const isSettled =
    rows !== undefined && !list.error && !list.isFetching && !list.isPlaceholderData;
  useEffect(() => {
    if (!isSettled || count === undefined) return;
    if (answered.current !== undefined && answered.current !== asked) {
      setSentence(
        t(
          '{count, plural, =0 {Nothing found} one {# row} other {# rows}}{page, plural, =1 {} other {, page #}}',
          { count, page },
        ),
      );
    }
    answered.current = asked;
  }, [asked, isSettled, count, page]);
  return <Announcement>{sentence}</Announcement>;
}
