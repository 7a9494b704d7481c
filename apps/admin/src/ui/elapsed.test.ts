import { expect, it } from 'vitest';
import { elapsed } from './elapsed.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-20T12:00:00Z', '1 day ago'],
  ['2026-11-18T13:00:00Z', '2 days ago'],
])('%s is %s', (since, text) => {
  expect(elapsed(since, now)).toBe(text);
});
