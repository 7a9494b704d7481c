import { expect, it } from 'vitest';
import { gradeOf, type Months, withGrade } from './month-grades.ts';

const months: Months = { best: [10, 11], good: [4] };

it('knows no grade until a month is best or good; the others are then poor', () => {
  expect(gradeOf(7, { best: [], good: [] })).toBeUndefined();
  expect([10, 4, 7].map((month) => gradeOf(month, months))).toEqual(['best', 'good', 'poor']);
});

it.each([
  ['best', 4, { best: [4, 10, 11], good: [] }],
  ['good', 11, { best: [10], good: [4, 11] }],
  ['poor', 10, { best: [11], good: [4] }],
  ['best', 10, months],
] as const)('gives a month one grade: %s for %i', (grade, month, expected) => {
  expect(withGrade(month, grade, months)).toEqual(expected);
});
