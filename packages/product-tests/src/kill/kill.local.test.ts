/** Local only: kills the backend's process. Ten rounds of a hundred inquiries: kill-test.ts. */
import { expect, it } from 'vitest';
import { killRound } from './kill-round.ts';

it('kill -9 loses and duplicates no inquiry and no mail', async () => {
  const inquiries = 20;
  const round = await killRound({ inquiries, killAfter: 8, of: 'mails' });
  expect(round).toMatchObject({
    lost: 0,
    duplicated: 0,
    saved: inquiries,
    mailsMissing: 0,
    mailsDuplicated: 0,
  });
  expect(round.mailsAtKill).toBeGreaterThanOrEqual(8);
}, 180_000);
