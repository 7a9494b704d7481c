import type { TravelDay } from '@expat-buddy/domain/travel/types';

/** `km` and `hours` are null if no day has them. */
export type DriveTotals = { days: number; km: number | null; hours: number | null };

function sum(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  // Adds tenths, to avoid floating-point errors.
  return known.reduce((total, value) => total + Math.round(value * 10), 0) / 10;
}

export function driveTotals(days: Pick<TravelDay, 'distance_km' | 'driving_hours'>[]): DriveTotals {
  return {
    days: days.length,
    km: sum(days.map((day) => day.distance_km)),
    hours: sum(days.map((day) => day.driving_hours)),
  };
}
