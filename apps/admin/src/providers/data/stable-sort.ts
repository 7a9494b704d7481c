import type { SortPayload } from 'react-admin';

/**
 * Adds the key as a tie-breaker, so that pages never repeat or skip rows. ra-data-postgrest sorts
 * by one column and appends a direction, hence `created_at.desc,id` with `DESC`. Both columns sort
 * in the same direction, so one index serves both.
 */
export function stableSort(sort: SortPayload | undefined, primaryKey: string): SortPayload {
  if (!sort?.field || sort.field === 'id' || sort.field === primaryKey) {
    return { field: primaryKey, order: sort?.order ?? 'ASC' };
  }
  const direction = sort.order === 'DESC' ? 'desc' : 'asc';
  return { field: `${sort.field}.${direction},${primaryKey}`, order: sort.order };
}
