import { expect, it } from 'vitest';
import { categoryFilters } from './fixed-filters.ts';

it('uses the fixed filter of a route, whatever is stored', () => {
  const filter = { tags: ['desert'] };
  expect(categoryFilters({ route: 'western', filter })).toEqual({
    id: ['algiers', 'tipaza', 'oran', 'tlemcen', 'tipaza-extended'],
  });
  expect(categoryFilters({ route: 'eastern', filter })).toEqual({
    id: ['bejaia', 'annaba', 'constantine-timgad'],
  });
  expect(categoryFilters({ route: 'adventure', filter })).toEqual({
    tags: ['adventure', 'hiking', 'outdoor'],
  });
});

it('uses the stored filter of any other route, even one named like a method', () => {
  const filter = { tags: ['desert'] };
  expect(categoryFilters({ route: 'desert', filter })).toEqual(filter);
  expect(categoryFilters({ route: 'constructor', filter })).toEqual(filter);
});
