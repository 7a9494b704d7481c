/**
 * Characters as PostgreSQL's char_length counts them. `text.length` counts an emoji twice, and the
 * form would accept a name that the database refuses.
 */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
