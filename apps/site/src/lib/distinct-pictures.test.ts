import { expect, test } from 'vitest';
import { distinctPictures, picturesOf } from './distinct-pictures.ts';

test('a picture that was shown gives way to the next of the gallery', () => {
  const chosen = distinctPictures([
    { id: 'a', image: 'road', gallery: ['road', 'coast'] },
    { id: 'b', image: 'road', gallery: ['road', 'cape'] },
    { id: 'c', image: 'road', gallery: [] },
  ]);
  expect([...chosen.values()]).toEqual(['road', 'cape', 'road']);
});

test('the gallery holds the main picture once and nothing empty', () => {
  expect(picturesOf({ image: 'road', gallery: ['road', '', 'coast'] })).toEqual(['road', 'coast']);
});
