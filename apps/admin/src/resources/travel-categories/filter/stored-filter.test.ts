import { filterProblem } from '@expat-buddy/domain/travel/filters';
import { travelCategorySchema } from '@expat-buddy/domain/travel-category/schema';
import { describe, expect, it } from 'vitest';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { asStoredFilter, describeFilter, idleConditions, withCondition } from './stored-filter.ts';

describe('changing a stored filter', () => {
  const stored = { type: 'Desert', season: 'winter', duration: 3 };

  it('keeps what the site does not understand', () => {
    expect(withCondition(stored, 'tags', ['coast'])).toEqual({ ...stored, tags: ['coast'] });
    expect(withCondition(stored, 'type', undefined)).toEqual({ season: 'winter', duration: 3 });
  });

  it.each([[''], [undefined], [[]]])('takes a condition out for %j', (value) => {
    expect(withCondition({ tags: ['coast'] }, 'tags', value)).toEqual({});
  });

  it('shows what is stored and does nothing', () => {
    expect(idleConditions(stored)).toEqual([
      ['season', 'winter'],
      ['duration', 3],
    ]);
    expect(idleConditions({ id: [], search: '', tags: [] })).toEqual([]);
  });

  it('takes what is no object for the empty filter', () => {
    expect(asStoredFilter(null)).toEqual({});
    expect(asStoredFilter(['a'])).toEqual({});
  });
});

it('refuses a price range that no price is in', () => {
  expect(filterProblem({ priceRange: [20, 10] })).toMatch(/above/);
  expect(filterProblem({ priceRange: [10, 20] })).toBeUndefined();
  const validate = validateWith(travelCategorySchema);
  const category = { route: 'coast', name: 'Coast', status: 'draft' };
  expect(validate({ ...category, filter: {} })).toEqual({});
  expect(validate({ ...category, filter: { priceRange: [20, 10] } })).toEqual({
    filter: 'The minimum price is above the maximum.',
  });
});

it('describes a filter', () => {
  expect(describeFilter({ type: 'Desert', tags: ['hiking', 'outdoor'] })).toEqual([
    'type Desert',
    'all of the tags hiking, outdoor',
  ]);
});
