/** The longest term the database looks at. */
export const SEARCH_TERM_MAX_LENGTH = 200;

/** The term a search goes out with: trimmed, or null for a blank one, which does nothing (spec section 5). */
export function searchTerm(text: string | null | undefined): string | null {
  const term = (text ?? '').trim();
  return term === '' ? null : term;
}

/**
 * The term of an address that anybody may have written: on one line, without signs that cannot be seen
 * (marks of direction, NUL, halves of characters), as long as the database reads. Null for nothing.
 */
export function readSearchTerm(text: string | null | undefined): string | null {
  const visible = (text ?? '').replace(/\p{Cc}+/gu, ' ').replace(/\p{C}+/gu, '');
  const oneLine = visible.replace(/\s+/g, ' ').trim();
  return searchTerm([...oneLine].slice(0, SEARCH_TERM_MAX_LENGTH).join(''));
}

/** The address of the results for a term, `/search?q=…`. */
export function searchPath(term: string): string {
  return `/search?q=${encodeURIComponent(term)}`;
}

const MOST_SUGGESTIONS = 4;
const SHORTEST_SUGGESTION = 3;

/** What to try when a term finds nothing: its words one by one, then how the longest of them begins. */
export function shorterTerms(term: string): string[] {
  const words = term.match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? [];
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const [longest = ''] = longestFirst;
  const beginnings = [0.7, 0.5].map((part) =>
    [...longest].slice(0, Math.floor(longest.length * part)).join(''),
  );
  const asked = term.toLowerCase();
  const candidates = [...longestFirst, ...beginnings].filter(
    (word) => word.length >= SHORTEST_SUGGESTION && word.toLowerCase() !== asked,
  );
  const byLowerCase = new Map(candidates.map((word) => [word.toLowerCase(), word]));
  return [...byLowerCase.values()].slice(0, MOST_SUGGESTIONS);
}
