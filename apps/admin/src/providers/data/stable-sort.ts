import type { SortPayload } from 'react-admin';

/**
 * Rows with equal values come in any order, so pages would repeat some and lose others: the key ends
 * the order. ra-data-postgrest sorts by one column and appends a direction, hence the shape
 * `created_at.desc,id` with `DESC` for what becomes `…,id.desc`. Both run the same way and missing
 * values stay where Postgres puts them, so that one index serves both directions.
 */
export function stableSort(sort: SortPayload | undefined, primaryKey: string): SortPayload {
  if (!sort?.field || sort.field === 'id' || sort.field === primaryKey) {
    return { field: primaryKey, order: sort?.order ?? 'ASC' };
  }
  const direction = sort.order === 'DESC' ? 'desc' : 'asc';
  return { field: `${sort.field}.${direction},${primaryKey}`, order: sort.order };
}
