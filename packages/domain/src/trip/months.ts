import type { TripDetails } from './types.ts';

export const monthGrades = ['best', 'good', 'poor'] as const;
export type MonthGrade = (typeof monthGrades)[number];

type Months = Pick<TripDetails, 'best_months' | 'good_months'>;

/** The grade of each month from January on, or null when none is known. */
export function gradedMonths({ best_months, good_months }: Months): MonthGrade[] | null {
  if (best_months.length + good_months.length === 0) return null;
  return Array.from({ length: 12 }, (_, index) => {
    if (best_months.includes(index + 1)) return 'best';
    return good_months.includes(index + 1) ? 'good' : 'poor';
  });
}

/** First and last month of each run, across the end of the year: 10, 11, 12, 1 is one run from 10 to 1. */
export function monthRuns(months: readonly number[]): [first: number, last: number][] {
  const isIn = new Set(months);
  if (isIn.size === 12) return [[1, 12]];
  const runs: [number, number][] = [];
  for (const first of [...isIn].sort((a, b) => a - b)) {
    if (isIn.has(((first + 10) % 12) + 1)) continue;
    let last = first;
    while (isIn.has((last % 12) + 1)) last = (last % 12) + 1;
    runs.push([first, last]);
  }
  return runs;
}
