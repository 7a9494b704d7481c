import { expect, it } from 'vitest';
import { type CheckedTrip, completeness } from './completeness.ts';
import type { TripTable } from './fields.ts';

const missingOf = (trip: CheckedTrip, table: TripTable = 'travels') =>
  completeness(trip, table).missing.map(({ field }) => field);

it('counts what a new travel and a new activity lack', () => {
  expect(completeness({}, 'travels')).toMatchObject({ answered: 0, total: 22 });
  expect(completeness({}, 'activities')).toMatchObject({ answered: 0, total: 21 });
  expect(missingOf({}, 'activities')).not.toContain('days');
});

it.each<[string, CheckedTrip, field: string]>([
  ['a number of zero', { minimum_age: 0 }, 'minimum_age'],
  ['a no', { vehicle_included: false }, 'vehicle_included'],
  ['a list', { included: ['Lunch'] }, 'included'],
  ['good months alone', { good_months: [4] }, 'best_months'],
  ['a described day', { days: [{}, { description: 'To the lake' }] }, 'days'],
  ['a day with stops', { days: [{ stops: ['Tolga'] }] }, 'days'],
  ['a reason for no days', { no_itinerary_reason: 'One place' }, 'days'],
])('takes %s for an answer', (_, trip, field) => {
  expect(missingOf(trip)).not.toContain(field);
  expect(completeness(trip, 'travels').answered).toBe(1);
});

it.each<CheckedTrip>([
  { papers: '', included: [], effort: null, days: [] },
  { no_itinerary_reason: ' ' },
  { days: [{}, { description: ' ', stops: [] }] },
  { cancellation: 'Free until a week before' },
])('counts nothing for %o', (trip) => {
  expect(completeness(trip, 'travels').answered).toBe(0);
});

it('says why each matters', () => {
  for (const { why } of completeness({}, 'travels').missing) expect(why).toMatch(/^[A-Z].+\.$/);
});
