import { expect, test } from 'vitest';
import { distinctPictures, picturesOf } from './distinct-pictures.ts';

test('uses the next picture of the gallery for one that is already used', () => {
  const chosen = distinctPictures([
    { id: 'a', image: 'road', gallery: ['road', 'coast'] },
    { id: 'b', image: 'road', gallery: ['road', 'cape'] },
    { id: 'c', image: 'road', gallery: [] },
  ]);
  expect([...chosen.values()]).toEqual(['road', 'cape', 'road']);
});

test('lists the main picture once and no empty ones', () => {
  expect(picturesOf({ image: 'road', gallery: ['road', '', 'coast'] })).toEqual(['road', 'coast']);
});
