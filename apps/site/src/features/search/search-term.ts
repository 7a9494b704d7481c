/** The limit of the database. */
export const SEARCH_TERM_MAX_LENGTH = 200;

/** Trimmed; null if blank, which does nothing (specification, section 5). */
export function searchTerm(text: string | null | undefined): string | null {
  const term = (text ?? '').trim();
  return term === '' ? null : term;
}

/**
 * The term in an untrusted URL: one line, without control and direction characters or lone
 * surrogates, cut to the limit. Null if blank.
 */
export function readSearchTerm(text: string | null | undefined): string | null {
  const visible = (text ?? '').replace(/\p{Cc}+/gu, ' ').replace(/\p{C}+/gu, '');
  const oneLine = visible.replace(/\s+/g, ' ').trim();
  return searchTerm([...oneLine].slice(0, SEARCH_TERM_MAX_LENGTH).join(''));
}

export function searchPath(term: string): string {
  return `/search?q=${encodeURIComponent(term)}`;
}

const MOST_SUGGESTIONS = 4;
const SHORTEST_SUGGESTION = 3;

/** Suggestions for a term without results: each word, then the beginning of the longest one. */
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
