/**
 * Quotes a value for PostgREST's `or(…)` and `in.(…)`, so that commas, brackets and dots in it stay text.
 */
export function quoteValue(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** The list of an `in` filter with any values; postgrest-js does not escape quotes. */
export function quoteList(values: readonly string[]): string {
  return `(${values.map(quoteValue).join(',')})`;
}
