import { expect, it } from 'vitest';
import { moved, without } from './line-order.ts';

it('moves a line up and down', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

it('keeps the order when there is nowhere to go', () => {
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});

it('removes a line', () => {
  expect(without(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
});
