// Combines API reads that differ in a single value (`id=eq.oran`, `id=eq.tipaza`) into one request.
import { quoteList } from '@expat-buddy/domain/postgrest/quote';

/** One way to combine a read with others: the value in which they may differ, and all that they must share. */
export type Template = { common: string; column: string; value: string };

/** The alias under which a batch returns the column that tells its rows apart. */
const KEY = 'batch_key';

/** Parameters that are not columns, and those that limit the number of rows. */
const NOT_COLUMNS = new Set(['select', 'order', 'columns', 'and', 'or', 'not']);
const COUNTED = ['limit', 'offset'];

/** The single value of `eq.oran` or `in.("oran")`; undefined for every other filter. */
function singleValue(filter: string): string | undefined {
  if (filter.startsWith('eq.')) return filter.slice('eq.'.length);
  const [, quoted] = /^in\.\("((?:[^"\\]|\\.)*)"\)$/.exec(filter) ?? [];
  return quoted?.replace(/\\(.)/g, '$1');
}

/** Every way to combine this read with others; none if it must be sent separately. */
export function templatesOf(address: string): Template[] {
  const url = new URL(address);
  const entries = [...url.searchParams];
  if (url.pathname.includes('/rpc/') || COUNTED.some((name) => url.searchParams.has(name))) {
    return [];
  }
  return entries.flatMap(([column, filter]) => {
    if (NOT_COLUMNS.has(column) || !/^\w+$/.test(column)) return [];
    // Two filters on a column both count.
    if (url.searchParams.getAll(column).length > 1) return [];
    const value = singleValue(filter);
    if (value === undefined) return [];
    const others = entries.filter(([name]) => name !== column);
    return [{ common: JSON.stringify([url.origin, url.pathname, column, others]), column, value }];
  });
}

/** The address that reads several values of a column at once. */
export function batchAddress(address: string, column: string, values: readonly string[]): string {
  const url = new URL(address);
  url.searchParams.set(column, `in.${quoteList(values)}`);
  url.searchParams.set('select', `${url.searchParams.get('select') ?? '*'},${KEY}:${column}`);
  return url.href;
}

type Row = Record<string, unknown>;

/**
 * The rows of each value, in their order.
 * @returns undefined if a row belongs to none of the values: then the database compares differently
 */
export function rowsByValue(
  rows: readonly Row[],
  values: readonly string[],
): Map<string, Row[]> | undefined {
  const sorted = new Map<string, Row[]>(values.map((value) => [value, []]));
  for (const { [KEY]: key, ...row } of rows) {
    const own = sorted.get(String(key));
    if (!own) return undefined;
    own.push(row);
  }
  return sorted;
}
