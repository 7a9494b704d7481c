import { expect, it } from 'vitest';
import { endedByRenaming } from './renaming.ts';

it('tells of a page that looks for the name', () => {
  expect(endedByRenaming('hiking', 'walking')).toEqual([
    '/categories/adventure filters by “hiking” and will be empty.',
  ]);
});

it('tells when camping is no longer offered', () => {
  expect(endedByRenaming('camping', 'tents')).toHaveLength(1);
  expect(endedByRenaming('camping', 'Camping')).toEqual([]);
});

it('has nothing to tell of other names', () => {
  expect(endedByRenaming('food', 'cooking')).toEqual([]);
});
