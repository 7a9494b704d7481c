import { expect, it } from 'vitest';
import { endedByRenaming } from './renaming.ts';

it('names a page that looks up the name', () => {
  expect(endedByRenaming('hiking', 'walking')).toEqual([
    '/categories/adventure filters by “hiking” and will be empty.',
  ]);
});

it('reports when camping is no longer offered', () => {
  expect(endedByRenaming('camping', 'tents')).toHaveLength(1);
  expect(endedByRenaming('camping', 'Camping')).toEqual([]);
});

it('reports nothing for other names', () => {
  expect(endedByRenaming('food', 'cooking')).toEqual([]);
});
