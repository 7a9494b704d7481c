import { expect, it } from 'vitest';
import {
  readSearchTerm,
  SEARCH_TERM_MAX_LENGTH,
  searchPath,
  searchTerm,
  shorterTerms,
} from './search-term.ts';

it('trims the term, ignores a blank one, and encodes the URL', () => {
  expect(searchTerm('  Béjaïa & coast ')).toBe('Béjaïa & coast');
  expect(searchTerm(' \u00a0 ')).toBeNull();
  expect(searchTerm(null)).toBeNull();
  expect(searchPath('Béjaïa & coast')).toBe('/search?q=B%C3%A9ja%C3%AFa%20%26%20coast');
});

it('reads a term from a URL as one visible line of limited length', () => {
  expect(readSearchTerm('  \u202eTipaza\u0000 \n by\tsea\ud83d ')).toBe('Tipaza by sea');
  expect(readSearchTerm('\u0000\u200f\u2066 \u00ad')).toBeNull();
  expect(readSearchTerm(`"%_\\'(),🐪`)).toBe(`"%_\\'(),🐪`);
  expect([...(readSearchTerm('🐪'.repeat(5000)) ?? '')]).toHaveLength(SEARCH_TERM_MAX_LENGTH);
});

it('suggests the words of a term, then the beginning of the longest', () => {
  expect(shorterTerms('snow in Ouarzazate, maybe')).toEqual([
    'Ouarzazate',
    'maybe',
    'snow',
    'Ouarzaz',
  ]);
  expect(shorterTerms('zanzibar')).toEqual(['zanzi', 'zanz']);
  expect(shorterTerms('🐪 % ab')).toEqual([]);
});
