/** Trimmed; null if blank, which does nothing (specification, section 5). */
export function searchTerm(text: string | null | undefined): string | null {
  const term = (text ?? '').trim();
  return term === '' ? null : term;
}

export function searchPath(term: string): string {
  return `/search?q=${encodeURIComponent(term)}`;
}
