/**
 * Counts characters as PostgreSQL's `char_length` does; `text.length` counts an emoji twice.
 */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
