import { expect, it } from 'vitest';
import { isDueForReview } from './review.ts';

it.each([
  ['2026-11-22', '2026-11-22', false],
  ['2026-11-22', '2027-02-20', false],
  ['2026-11-22', '2027-02-21', true],
  // Over the end of February of a leap year.
  ['2027-12-01', '2028-02-29', false],
  ['2027-12-01', '2028-03-01', true],
  [null, '2026-11-22', true],
])('a statement checked on %s is due on %s: %s', (checkedOn, today, isDue) => {
  expect(isDueForReview(checkedOn, today)).toBe(isDue);
});
