import { expect, it } from 'vitest';
import { type ConflictFacts, findConflicts, planKey, roadKm } from './conflicts.ts';
import type { PlanItem } from './types.ts';

const algiers = { latitude: 36.75, longitude: 3.06 };
const oran = { latitude: 35.7, longitude: -0.63 };
const djanet = { latitude: 24.55, longitude: 9.48 };

const item = (id: string, changes: Partial<PlanItem> = {}): PlanItem => ({
  kind: 'travel',
  id,
  title: id,
  nights: null,
  day: null,
  month: null,
  note: '',
  ...changes,
});

const facts = (changes: Partial<ConflictFacts> = {}): ConflictFacts => ({
  best_months: [],
  good_months: [],
  latitude: null,
  longitude: null,
  seats: null,
  berths: null,
  ...changes,
});

type Stop = [PlanItem, Partial<ConflictFacts>?];
const conflictsOf = (stops: Stop[], people: number | null = null) =>
  findConflicts(
    { people, items: stops.map(([stop]) => stop) },
    new Map(stops.map(([stop, known]) => [planKey(stop), facts(known)])),
  );

it('finds a month that is neither best nor good', () => {
  const months = { best_months: [10, 11], good_months: [3] };
  const july = { index: 0, kind: 'season', month: 7, best: [10, 11], good: [3] };
  expect(conflictsOf([[item('djanet', { month: 7 }), months]])).toEqual([july]);
  expect(conflictsOf([[item('djanet', { day: '2027-07-31' }), months]])).toEqual([july]);
  for (const month of [10, 3, null]) {
    expect(conflictsOf([[item('djanet', { month }), months]])).toEqual([]);
  }
  expect(conflictsOf([[item('djanet', { month: 7 })]])).toEqual([]);
});

it('measures by road', () => {
  expect(roadKm(algiers, oran)).toBeGreaterThan(400);
  expect(roadKm(algiers, oran)).toBeLessThan(500);
  expect(roadKm(algiers, algiers)).toBe(0);
});

it('finds 1,500 km in one day', () => {
  const [conflict, ...others] = conflictsOf([
    [item('algiers', { day: '2027-10-01', nights: 2 }), algiers],
    [item('djanet', { day: '2027-10-04' }), djanet],
  ]);
  expect(others).toEqual([]);
  expect(conflict).toMatchObject({ index: 1, kind: 'distance', from: 'algiers', days: 1 });
  expect(conflict).toMatchObject({ km: expect.closeTo(1919, -2), needed: 4 });
});

it('names the place before in the language of the reader', () => {
  const [conflict] = conflictsOf([
    [item('algiers', { day: '2027-10-01', nights: 2 }), { ...algiers, title: 'الجزائر' }],
    [item('djanet', { day: '2027-10-04' }), djanet],
  ]);
  expect(conflict).toMatchObject({ kind: 'distance', from: 'الجزائر' });
});

it('accepts the same way with enough days, or in another month', () => {
  const from: Stop = [item('algiers', { day: '2027-10-01', nights: 2 }), algiers];
  expect(conflictsOf([from, [item('djanet', { day: '2027-10-07' }), djanet]])).toEqual([]);
  expect(conflictsOf([from, [item('djanet', { month: 11 }), djanet]])).toEqual([]);
});

it('counts items without dates as days in a row, and skips items without a place', () => {
  expect(
    conflictsOf([[item('algiers'), algiers], [item('a-knife')], [item('djanet'), djanet]]),
  ).toMatchObject([{ index: 2, kind: 'distance', from: 'algiers', days: 1 }]);
  expect(
    conflictsOf([
      [item('algiers'), algiers],
      [item('oran'), oran],
    ]),
  ).toEqual([]);
});

it('finds a vehicle with fewer seats or berths than people', () => {
  const van = (places: Partial<ConflictFacts>): Stop => [item('van', { kind: 'vehicle' }), places];
  expect(conflictsOf([van({ seats: 4, berths: 4 })], 5)).toEqual([
    { index: 0, kind: 'seats', places: 4, people: 5 },
  ]);
  expect(conflictsOf([van({ seats: 5, berths: 2 })], 5)).toEqual([
    { index: 0, kind: 'berths', places: 2, people: 5 },
  ]);
  expect(conflictsOf([van({ seats: 5, berths: 0 })], 5)).toEqual([]);
  expect(conflictsOf([van({ seats: 4, berths: 4 })])).toEqual([]);
});

it('knows nothing about an item without facts', () => {
  expect(findConflicts({ people: 9, items: [item('gone', { month: 7 })] }, new Map())).toEqual([]);
});
