import { useGetList } from 'react-admin';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import type { SubmissionRecord } from '../submission.ts';
import { type RememberedList, rememberList, useListPosition } from './remembered-list.ts';

type Neighbour = { id: string; enter: () => void };
export type Neighbours = { previous?: Neighbour; next?: Neighbour; place: string };

const NO_LIST: RememberedList = {
  ids: [],
  page: 1,
  perPage: 25,
  total: 0,
  filter: {},
  sort: { field: 'id', order: 'ASC' },
};

/** Reads an adjoining page, at the first and last row of a page only. */
function useAdjoiningPage(list: RememberedList, page: number, isNeeded: boolean) {
  const { data, total } = useGetList<SubmissionRecord>(
    'submissions',
    { filter: list.filter, sort: list.sort, pagination: { page, perPage: list.perPage } },
    { enabled: isNeeded },
  );
  if (!isNeeded || !data?.length) return undefined;
  return { ...list, page, total, ids: data.map(({ id }) => id) };
}

/**
 * The rows before and after a record in the list that it was opened from. The order is that of the
 * moment when it was opened: a record that leaves the view keeps its neighbours.
 */
export function useNeighbours(id: string): Neighbours | undefined {
  const { list = NO_LIST } = useListPosition();
  const { ids, page, perPage, total = 0 } = list;
  const index = ids.indexOf(id);
  const isKnown = index >= 0;
  const isLast = isKnown && index === ids.length - 1 && page * perPage < total;
  const before = useAdjoiningPage(list, page - 1, isKnown && index === 0 && page > 1);
  const after = useAdjoiningPage(list, page + 1, isLast);
  if (!isKnown) return undefined;

  const neighbour = (
    within: string | undefined,
    beyond: RememberedList | undefined,
    at: number,
  ) => {
    const found = within ?? beyond?.ids.at(at);
    if (!found) return undefined;
    return { id: found, enter: () => !within && beyond && rememberList(beyond) };
  };
  const previous = neighbour(index > 0 ? ids[index - 1] : undefined, before, -1);
  const next = neighbour(ids[index + 1], after, 0);
  const place = (page - 1) * perPage + index + 1;
  return {
    ...(previous && { previous }),
    ...(next && { next }),
    place:
      total > 0
        ? t('{place} of {total}', { place, total: total.toLocaleString(locale.dateTag) })
        : String(place),
  };
}
