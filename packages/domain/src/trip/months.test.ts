import { expect, it } from 'vitest';
import { gradedMonths, monthRuns } from './months.ts';

it('grades every month, or none', () => {
  expect(gradedMonths({ best_months: [10], good_months: [4] })).toEqual([
    ...['poor', 'poor', 'poor', 'good', 'poor', 'poor'],
    ...['poor', 'poor', 'poor', 'best', 'poor', 'poor'],
  ]);
  expect(gradedMonths({ best_months: [], good_months: [] })).toBeNull();
});

it.each([
  [[], []],
  [[10], [[10, 10]]],
  [
    [3, 4, 10],
    [
      [3, 4],
      [10, 10],
    ],
  ],
  [[1, 2, 11, 12], [[11, 2]]],
  [[12, 1], [[12, 1]]],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [[1, 12]]],
])('joins %j to %j', (months, runs) => {
  expect(monthRuns(months)).toEqual(runs);
});
