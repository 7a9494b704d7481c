import { expect, it } from 'vitest';
import { averageRating } from './average.ts';

const rated = (...ratings: number[]) => ratings.map((rating) => ({ rating }));

it('averages from three reviews on, to one decimal', () => {
  expect(averageRating(rated(5, 4))).toBeUndefined();
  expect(averageRating(rated(5, 4, 4))).toBe(4.3);
  expect(averageRating(rated(1, 2, 2, 5))).toBe(2.5);
});
