import type { SortPayload } from 'react-admin';

type SortColumns = Readonly<Record<string, string>>;

/**
 * Sorts by the column of the field, and adds the key as a tie-breaker, so that pages never repeat or skip rows. ra-data-postgrest sorts
 * by one column and appends a direction, hence `created_at.desc,id` with `DESC`. Both columns sort
 * in the same direction, so one index serves both.
 */
export function stableSort(
  sort: SortPayload | undefined,
  primaryKey: string,
  columns: SortColumns = {},
): SortPayload {
  if (!sort?.field || sort.field === 'id' || sort.field === primaryKey) {
    return { field: primaryKey, order: sort?.order ?? 'ASC' };
  }
  const direction = sort.order === 'DESC' ? 'desc' : 'asc';
  const column = columns[sort.field] ?? sort.field;
  return { field: `${column}.${direction},${primaryKey}`, order: sort.order };
}
