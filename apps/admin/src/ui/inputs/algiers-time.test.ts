import { expect, it } from 'vitest';
import { fromAlgiers, toAlgiers } from './algiers-time.ts';

it('parses a time in Algiers, UTC+1 all year', () => {
  expect(fromAlgiers('2027-01-10T09:30')).toBe('2027-01-10T08:30:00.000Z');
  expect(fromAlgiers('2027-07-10T00:15')).toBe('2027-07-09T23:15:00.000Z');
});

it('formats a timestamp for the field', () => {
  expect(toAlgiers('2027-07-09T23:15:00+00:00')).toBe('2027-07-10T00:15');
});

it('treats an empty or incomplete value as none', () => {
  expect(fromAlgiers('')).toBeNull();
  expect(fromAlgiers('2027-01')).toBeNull();
  expect(toAlgiers(null)).toBe('');
});
