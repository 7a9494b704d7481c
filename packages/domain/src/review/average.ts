import { FEWEST_FOR_AVERAGE } from './limits.ts';

/** The average of at least three ratings, with one decimal; otherwise undefined. */
export function averageRating(reviews: readonly { rating: number }[]): number | undefined {
  if (reviews.length < FEWEST_FOR_AVERAGE) return undefined;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return Math.round((sum / reviews.length) * 10) / 10;
}
