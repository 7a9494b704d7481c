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
      const rows = t('{count, plural, one {# row} other {# rows}}', { count });
      const place = page > 1 && t('Page {page}', { page });
      setSentence(count === 0 ? t('Nothing found') : [rows, place].filter(Boolean).join(', '));
    }
    answered.current = asked;
  }, [asked, isSettled, count, page]);
  return <Announcement>{sentence}</Announcement>;
}
