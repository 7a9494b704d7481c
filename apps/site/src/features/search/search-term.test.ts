import { expect, it } from 'vitest';
import { searchPath, searchTerm } from './search-term.ts';

it('trims the term, ignores a blank one, and encodes the URL', () => {
  expect(searchTerm('  Béjaïa & coast ')).toBe('Béjaïa & coast');
  expect(searchTerm(' \u00a0 ')).toBeNull();
  expect(searchTerm(null)).toBeNull();
  expect(searchPath('Béjaïa & coast')).toBe('/search?q=B%C3%A9ja%C3%AFa%20%26%20coast');
});
