/** Local only: kills the backend's process. Ten rounds of a hundred: kill-test.ts. */
import { expect, it } from 'vitest';
import { inquiryRound } from './inquiry-round.ts';
import { replyRound } from './reply-round.ts';

it('kill -9 loses and duplicates no inquiry and no mail', async () => {
  const inquiries = 20;
  const round = await inquiryRound({ inquiries, killAfter: 8, of: 'mails' });
  expect(round).toMatchObject({
    lost: 0,
    duplicated: 0,
    saved: inquiries,
    mailsMissing: 0,
    mailsDuplicated: 0,
  });
  expect(round.mailsAtKill).toBeGreaterThanOrEqual(8);
}, 180_000);

it('kill -9 loses and duplicates no reply, no message of a customer and no mail', async () => {
  const conversations = 8;
  const round = await replyRound({ conversations, killAfter: 6, of: 'mails' });
  expect(round).toMatchObject({
    lost: 0,
    duplicated: 0,
    saved: 2 * conversations,
    mailsMissing: 0,
    mailsDuplicated: 0,
  });
  expect(round.mailsAtKill).toBeGreaterThanOrEqual(6);
}, 180_000);
