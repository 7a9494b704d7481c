// Reads of the API that differ in one value alone (`id=eq.oran`, `id=eq.tipaza`) can be asked as one.
import { quoteList } from '../../packages/domain/src/postgrest/quote.ts';

/** One way to see a read: the value it asks for, and what it has in common with others. */
export type Template = { common: string; column: string; value: string };

/** What a batch calls the column by which its rows are told apart. */
const KEY = 'batch_key';

/** Parameters that are not columns, and those that make an answer depend on how many rows there are. */
const NOT_COLUMNS = new Set(['select', 'order', 'columns', 'and', 'or', 'not']);
const COUNTED = ['limit', 'offset'];

/** The single value of `eq.oran` or `in.("oran")`; undefined for every other filter. */
function singleValue(filter: string): string | undefined {
  if (filter.startsWith('eq.')) return filter.slice('eq.'.length);
  const [, quoted] = /^in\.\("((?:[^"\\]|\\.)*)"\)$/.exec(filter) ?? [];
  return quoted?.replace(/\\(.)/g, '$1');
}

/** Every way to see this read as one of many; none when it can only be asked alone. */
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

/** The address that asks for several values of a column at once. */
export function batchAddress(address: string, column: string, values: readonly string[]): string {
  const url = new URL(address);
  url.searchParams.set(column, `in.${quoteList(values)}`);
  url.searchParams.set('select', `${url.searchParams.get('select') ?? '*'},${KEY}:${column}`);
  return url.href;
}

type Row = Record<string, unknown>;

/**
 * The rows of each value, in the order they came.
 * @returns undefined when a row belongs to none of the values: the database compares otherwise than we do
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
