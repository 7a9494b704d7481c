import { expect, it } from 'vitest';
import { timeLeft } from './deleted-record.ts';

it.each([
  ['2026-12-21T10:00:00Z', '30 days'],
  ['2026-11-22T20:00:00Z', '1 day'],
  ['2026-11-21T10:30:00Z', 'Less than a day'],
])('until %s there are %s left', (keptUntil, text) => {
  expect(timeLeft(keptUntil, Date.parse('2026-11-21T10:00:00Z'))).toBe(text);
});
