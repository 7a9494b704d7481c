import { expect, it } from 'vitest';
import { driveTotals } from './drive-sums.ts';

it('adds up kilometres and hours, and skips days without them', () => {
  const days = [
    { distance_km: 105, driving_hours: 2.1 },
    { distance_km: null, driving_hours: null },
    { distance_km: 90, driving_hours: 0.2 },
  ];
  expect(driveTotals(days)).toEqual({ days: 3, km: 195, hours: 2.3 });
});

it('has no total if no day has a value', () => {
  expect(driveTotals([{ distance_km: null, driving_hours: null }])).toEqual({
    days: 1,
    km: null,
    hours: null,
  });
  expect(driveTotals([])).toEqual({ days: 0, km: null, hours: null });
});
