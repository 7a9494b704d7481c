import { expect, it } from 'vitest';
import { isUncertain, type MailInDoubt } from './uncertain-mail.ts';

const HOUR = 3_600_000;
const mail = (status: MailInDoubt['status'], in_doubt: boolean, hoursToGo = -1) =>
  isUncertain({
    status,
    uncertain_since: in_doubt ? new Date(Date.now() - 2 * HOUR).toISOString() : null,
    next_attempt_at: new Date(Date.now() + hoursToGo * HOUR).toISOString(),
  });

it('is uncertain only after a send was interrupted', () => {
  expect(mail('failed', true)).toBe(true);
  expect(mail('sending', true)).toBe(true);
  expect(mail('sending', true, 1)).toBe(false);
  expect(mail('failed', false)).toBe(false);
  expect(mail('queued', true)).toBe(false);
});
