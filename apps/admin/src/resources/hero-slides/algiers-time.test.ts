import { expect, it } from 'vitest';
import { fromAlgiers, toAlgiers } from './algiers-time.ts';

it('reads a time as the clocks of Algiers show it, an hour before UTC, in summer too', () => {
  expect(fromAlgiers('2027-01-10T09:30')).toBe('2027-01-10T08:30:00.000Z');
  expect(fromAlgiers('2027-07-10T00:15')).toBe('2027-07-09T23:15:00.000Z');
});

it('writes a moment of the database as the field wants it', () => {
  expect(toAlgiers('2027-07-09T23:15:00+00:00')).toBe('2027-07-10T00:15');
});

it('takes nothing and half a date for none', () => {
  expect(fromAlgiers('')).toBeNull();
  expect(fromAlgiers('2027-01')).toBeNull();
  expect(toAlgiers(null)).toBe('');
});
