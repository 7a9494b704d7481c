import { expect, it } from 'vitest';
import { type FloorPlan, fitsInside, readFloorPlan } from './floor-plan.ts';

const plan: FloorPlan = {
  length: 600,
  width: 200,
  day: [
    { kind: 'bed', x: 450, y: 5, length: 140, width: 190 },
    { kind: 'seat', x: 100, y: 130, length: 50, width: 50 },
    { kind: 'seat', x: 100, y: 20, length: 50, width: 50 },
    { kind: 'kitchen', x: 270, y: 5, length: 100, width: 55 },
    { kind: 'table', x: 300, y: 135, length: 60, width: 60 },
  ],
  night: [],
};

it('says what is where from front to back', () => {
  expect(readFloorPlan(plan, 'day')).toEqual([
    { kind: 'seat', count: 2, along: 'front', side: 'across', size: null },
    { kind: 'kitchen', count: 1, along: 'middle', side: 'right', size: null },
    { kind: 'table', count: 1, along: 'middle', side: 'left', size: null },
    { kind: 'bed', count: 1, along: 'back', side: 'across', size: [190, 140] },
  ]);
  expect(readFloorPlan(plan, 'night')).toEqual([]);
});

it('knows whether an element lies inside', () => {
  const box = { x: 450, y: 5, length: 150, width: 195 };
  expect(fitsInside(box, plan)).toBe(true);
  expect(fitsInside({ ...box, x: 451 }, plan)).toBe(false);
});
