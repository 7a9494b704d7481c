import type { TravelDay } from '@expat-buddy/domain/travel/types';

/** A road trip as a whole. Kilometres and hours are null when no day tells them. */
export type DriveTotals = { days: number; km: number | null; hours: number | null };

function sum(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  // In tenths, so that hours like 0.1 and 0.2 add up as people expect.
  return known.reduce((total, value) => total + Math.round(value * 10), 0) / 10;
}

export function driveTotals(days: Pick<TravelDay, 'distance_km' | 'driving_hours'>[]): DriveTotals {
  return {
    days: days.length,
    km: sum(days.map((day) => day.distance_km)),
    hours: sum(days.map((day) => day.driving_hours)),
  };
}
