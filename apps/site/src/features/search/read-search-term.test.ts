import { expect, it } from 'vitest';
import { readSearchTerm, SEARCH_TERM_MAX_LENGTH } from './read-search-term.ts';

it('reads a term from a URL as one visible line of limited length', () => {
  expect(readSearchTerm('  \u202eTipaza\u0000 \n by\tsea\ud83d ')).toBe('Tipaza by sea');
  expect(readSearchTerm('\u0000\u200f\u2066 \u00ad')).toBeNull();
  expect(readSearchTerm(`"%_\\'(),🐪`)).toBe(`"%_\\'(),🐪`);
  expect([...(readSearchTerm('🐪'.repeat(5000)) ?? '')]).toHaveLength(SEARCH_TERM_MAX_LENGTH);
});
