import { expect, it } from 'vitest';
import { isUncertain, type MailInDoubt } from './mail-doubt.ts';

const HOUR = 3_600_000;
const mail = (status: MailInDoubt['status'], in_doubt: boolean, hoursToGo = -1) =>
  isUncertain({
    status,
    in_doubt_since: in_doubt ? new Date(Date.now() - 2 * HOUR).toISOString() : null,
    next_attempt_at: new Date(Date.now() + hoursToGo * HOUR).toISOString(),
  });

it('doubts what was being handed over when its time was over, and nothing else', () => {
  expect(mail('failed', true)).toBe(true);
  expect(mail('sending', true)).toBe(true);
  expect(mail('sending', true, 1)).toBe(false);
  expect(mail('failed', false)).toBe(false);
  // Asked for again by a person.
  expect(mail('queued', true)).toBe(false);
});
