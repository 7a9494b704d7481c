import { expect, it } from 'vitest';
import { placeNames } from './place-names.ts';

const map = { lines: [], width: 400, height: 400 };
const mark = (x: number, y: number, name = 'Timimoun') => ({ name, at: { x, y }, radius: 14 });

it('puts a name to the right of its mark, and to the left near the edge', () => {
  expect(placeNames({ ...map, marks: [mark(200, 200), mark(380, 200)] })).toEqual([
    'right',
    'left',
  ]);
});

it('keeps names clear of other marks and names', () => {
  expect(placeNames({ ...map, marks: [mark(200, 200), mark(240, 200)] })).toEqual([
    'left',
    'right',
  ]);
});

it('keeps a name clear of the route, where another side is free', () => {
  const lines = [
    [
      { x: 200, y: 200 },
      { x: 380, y: 200 },
    ],
  ];
  expect(placeNames({ ...map, lines, marks: [mark(200, 200)] })).toEqual(['left']);
});

it('keeps a name clear of what covers the map', () => {
  const covered = [{ left: 220, top: 190, right: 300, bottom: 260 }];
  expect(placeNames({ ...map, covered, marks: [mark(200, 200)] })).toEqual(['left']);
});

it('leaves out a name without space', () => {
  expect(placeNames({ ...map, width: 60, height: 60, marks: [mark(30, 30)] })).toEqual([undefined]);
});
