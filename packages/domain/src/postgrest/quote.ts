/**
 * A value as PostgREST reads it inside `or(…)` and `in.(…)`: in double quotes, with quotes and
 * backslashes escaped, so commas, brackets and dots of a visitor's text stay text.
 */
export function quoteValue(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** The list of an `in` filter, for values that people typed (postgrest-js escapes no quotes). */
export function quoteList(values: readonly string[]): string {
  return `(${values.map(quoteValue).join(',')})`;
}

// Inside a bracket expression a caret and a backslash are special, and a quote would end the value.
const namedCharacters: Readonly<Record<string, string>> = {
  '^': '[[.circumflex.]]',
  '\\': '[[.backslash.]]',
  '"': '[[.quotation-mark.]]',
};

/**
 * A PostgreSQL regular expression that finds the text anywhere and takes it literally, for `imatch`.
 * It holds no backslash and no double quote, so no reader of the address can undo an escape wrongly.
 * `ilike` would not do: there PostgREST turns every `*` into `%` and offers no way to mean a star.
 */
export function literalPattern(text: string): string {
  return text.replace(
    /[\\^"$.*+?()[\]{}|]/g,
    (character) => namedCharacters[character] ?? `[${character}]`,
  );
}
