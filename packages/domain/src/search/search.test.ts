import { expect, it } from 'vitest';
import { groupResults, type SearchResult } from './search-site.ts';
import { searchPath, searchTerm } from './search-term.ts';

it('trims the term, does nothing for a blank one, and encodes the address', () => {
  expect(searchTerm('  Béjaïa & coast ')).toBe('Béjaïa & coast');
  expect(searchTerm(' \u00a0 ')).toBeNull();
  expect(searchTerm(null)).toBeNull();
  expect(searchPath('Béjaïa & coast')).toBe('/search?q=B%C3%A9ja%C3%AFa%20%26%20coast');
});

it('groups results by kind in the order of the page and keeps their rank', () => {
  const result = (kind: string, record_id: string, total: number): SearchResult => ({
    kind,
    record_id,
    total,
    title: record_id,
    summary: '',
    url: '',
    image: '',
    rank: 1,
  });
  const groups = groupResults([
    result('vehicle', 'v', 1),
    result('travel', 'a', 9),
    result('travel', 'b', 9),
  ]);
  expect(groups.map(({ kind, total, results }) => [kind, total, results.length])).toEqual([
    ['travel', 9, 2],
    ['vehicle', 1, 1],
  ]);
});
