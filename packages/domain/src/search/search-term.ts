/** The longest term the database looks at. */
export const SEARCH_TERM_MAX_LENGTH = 200;

/** The term a search goes out with: trimmed, or null for a blank one, which does nothing (spec section 5). */
export function searchTerm(text: string | null | undefined): string | null {
  const term = (text ?? '').trim();
  return term === '' ? null : term;
}

/** The address of the results for a term, `/search?q=…`. */
export function searchPath(term: string): string {
  return `/search?q=${encodeURIComponent(term)}`;
}
