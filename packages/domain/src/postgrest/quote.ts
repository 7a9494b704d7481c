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

/**
 * A pattern for LIKE that finds the text anywhere and takes it literally. PostgREST turns every `*`
 * into `%` and offers no escape, so a star is matched as "any one character".
 */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`;
}
