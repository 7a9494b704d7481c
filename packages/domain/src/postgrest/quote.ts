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

// Special inside a bracket expression, or inside a quoted value.
const namedCharacters: Readonly<Record<string, string>> = {
  '^': '[[.circumflex.]]',
  '\\': '[[.backslash.]]',
  '"': '[[.quotation-mark.]]',
};

/**
 * A PostgreSQL regular expression that matches the text literally, for `imatch`. It contains no backslash
 * and no double quote, which URLs and PostgREST would unescape. `ilike` cannot match a literal `*`, which
 * PostgREST turns into `%`.
 */
export function literalPattern(text: string): string {
  return text.replace(
    /[\\^"$.*+?()[\]{}|]/g,
    (character) => namedCharacters[character] ?? `[${character}]`,
  );
}
