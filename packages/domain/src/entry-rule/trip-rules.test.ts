import { expect, it } from 'vitest';
import { entryRegion, isInSouth, rulesOfTrip } from './trip-rules.ts';
import type { TripEntryRule } from './types.ts';

const rule = (id: string, row: Partial<TripEntryRule> = {}): TripEntryRule => ({
  id,
  title: id,
  nationality_group: 'any',
  purpose: 'any',
  stay: 'any',
  region: 'any',
  asks_consulate: false,
  source_name: 'Embassy',
  source_url: 'https://embassy.example',
  source_note: '',
  checked_on: '2026-11-22',
  checked_by: '',
  ...row,
});

const rules = [
  rule('french', { nationality_group: 'visa-required' }),
  rule('tourist-visa', { nationality_group: 'visa-required', purpose: 'tourism' }),
  rule('advice'),
  rule('on-arrival', { nationality_group: 'visa-required', region: 'south' }),
  rule('coast', { region: 'north' }),
  rule('cash', { asks_consulate: true }),
  rule('escort', { asks_consulate: true, region: 'south' }),
];
const south = { in_south: false, region: { is_south: true } };
const north = { in_south: false, region: { is_south: false } };
const biskra = { in_south: true, region: { is_south: false } };
const unknown = { in_south: false, region: null };

it('sorts the rules of a trip by whom they are for', () => {
  const found = rulesOfTrip(rules, 'south');
  const ids = (of: TripEntryRule[] | undefined) => of?.map(({ id }) => id);
  expect(ids(found?.region)).toEqual(['on-arrival']);
  expect(ids(found?.general)).toEqual(['tourist-visa', 'advice']);
  expect(ids(found?.byNationality)).toEqual(['french']);
  expect(ids(found?.asking)).toEqual(['cash', 'escort']);
  expect(rulesOfTrip(rules, 'north')?.region.map(({ id }) => id)).toEqual(['coast']);
});

it('leaves out what concerns no trip', () => {
  expect(rulesOfTrip([rule('work', { purpose: 'work' })], 'south')).toBeNull();
  expect(rulesOfTrip([rule('residence', { stay: 'over-90-days' })], 'any')).toBeNull();
});

it('knows the region of a travel', () => {
  expect([south, north, biskra, unknown, null].map(entryRegion)).toEqual([
    ...['south', 'north', 'south', 'any', 'any'],
  ]);
});

it('places an activity in the south if all its travels are there', () => {
  expect(isInSouth([south, biskra])).toBe(true);
  expect(isInSouth([south, north])).toBe(false);
  expect(isInSouth([unknown])).toBe(false);
  expect(isInSouth([])).toBe(false);
});
