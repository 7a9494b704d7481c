import { searchTerm } from './search-term.ts';

/** The limit of the database. */
export const SEARCH_TERM_MAX_LENGTH = 200;

/**
 * The term in an untrusted URL: one line, without control and direction characters or lone
 * surrogates, cut to the limit. Null if blank.
 */
export function readSearchTerm(text: string | null | undefined): string | null {
  const visible = (text ?? '').replace(/\p{Cc}+/gu, ' ').replace(/\p{C}+/gu, '');
  const oneLine = visible.replace(/\s+/g, ' ').trim();
  return searchTerm([...oneLine].slice(0, SEARCH_TERM_MAX_LENGTH).join(''));
}
