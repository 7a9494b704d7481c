import { expect, it } from 'vitest';
import { placeOf } from './place-of.ts';

const rows = [0, 100, 200, 300].map((top) => ({ top, height: 100 }));

it.each([
  ['stays where it is', 1, 160, 1],
  ['passes the middle of the next row', 1, 251, 2],
  ['does not pass it', 1, 249, 1],
  ['goes above all', 3, -40, 0],
  ['goes below all', 0, 900, 3],
])('a dragged row %s', (_, from, pointerY, place) => {
  expect(placeOf(rows, from, pointerY)).toBe(place);
});
