import { expect, it } from 'vitest';
import { DataError } from './data/data-error.ts';
import { shouldRetryRead } from './query-client.ts';

it('retries network and server errors twice', () => {
  expect(shouldRetryRead(0, new DataError('x', 0))).toBe(true);
  expect(shouldRetryRead(1, new DataError('x', 503))).toBe(true);
  expect(shouldRetryRead(2, new DataError('x', 0))).toBe(false);
});

it('does not retry a refusal', () => {
  expect(shouldRetryRead(0, new DataError('x', 403))).toBe(false);
  expect(shouldRetryRead(0, new DataError('x', 404))).toBe(false);
});
