import { expect, it } from 'vitest';
import { canRetry, type Mail } from './mail-state.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const mail = (status: Mail['status'], next_attempt_at: string, attempts = 0) =>
  ({ status, next_attempt_at, attempts }) as Mail;

it('offers a retry for failed and abandoned emails only', () => {
  expect(canRetry(mail('failed', '2026-11-22T12:00:00Z'), now)).toBe(true);
  expect(canRetry(mail('sent', '2026-11-20T12:00:00Z'), now)).toBe(false);
  expect(canRetry(mail('queued', '2026-11-21T11:59:30Z'), now)).toBe(false);
  expect(canRetry(mail('queued', '2026-11-21T11:58:30Z'), now)).toBe(true);
  expect(canRetry(mail('queued', '2026-11-21T14:00:00Z', 3), now)).toBe(true);
  expect(canRetry(mail('withdrawn', '2026-11-20T12:00:00Z', 1), now)).toBe(false);
  expect(canRetry(mail('sending', '2026-11-21T12:09:00Z'), now)).toBe(false);
  expect(canRetry(mail('sending', '2026-11-21T11:50:00Z'), now)).toBe(true);
});
