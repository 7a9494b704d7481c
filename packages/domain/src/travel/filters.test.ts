import { expect, it } from 'vitest';
import { readTravelFilters } from './filters.ts';

it('reads a stored filter and leaves out what is malformed, blank or unknown', () => {
  expect(
    readTravelFilters({
      search: '  ',
      region: 'Sahara',
      tags: ['desert', 'desert'],
      priceRange: [1000, 'x'],
      duration: 3,
      status: 'draft',
    }),
  ).toEqual({ region: 'Sahara', tags: ['desert'] });
  expect(readTravelFilters(null)).toEqual({});
  expect(readTravelFilters([])).toEqual({});
});

it('keeps an empty list of ids, which matches no travel', () => {
  expect(readTravelFilters({ id: [], tags: [] })).toEqual({ id: [] });
});
