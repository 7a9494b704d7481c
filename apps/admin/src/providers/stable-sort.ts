import type { SortPayload } from 'react-admin';

/**
 * Rows with equal values come in any order, so pages would repeat some and lose others: the key ends
 * the order. ra-data-postgrest sorts by one column and appends a direction, hence the shape
 * `created_at.desc.nullslast,id` with `ASC` for what becomes `…,id.asc`.
 */
export function stableSort(sort: SortPayload | undefined, primaryKey: string): SortPayload {
  if (!sort?.field || sort.field === 'id' || sort.field === primaryKey) {
    return { field: primaryKey, order: sort?.order ?? 'ASC' };
  }
  const direction = sort.order === 'DESC' ? 'desc' : 'asc';
  return { field: `${sort.field}.${direction}.nullslast,${primaryKey}`, order: 'ASC' };
}
