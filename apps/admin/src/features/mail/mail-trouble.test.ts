import { expect, it } from 'vitest';
import type { MailHealth } from './mail-health.ts';
import { mailTrouble } from './mail-trouble.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const well: MailHealth = {
  last_sent_at: null,
  last_drain_at: '2026-11-21T11:59:00Z',
  paused_at: null,
  waiting: { count: 3, oldest_at: '2026-11-21T11:59:59Z' },
  failing: { count: 0, oldest_at: null, next_at: null, sentence: null },
  uncertain: 0,
  failed: { submissions: 0, others: 0 },
};

it('reports nothing while emails are being sent', () => {
  expect(mailTrouble(well, now)).toEqual([]);
});

it('reports failing emails with age and reason', () => {
  const failing = {
    count: 2,
    oldest_at: '2026-11-21T09:00:00Z',
    next_at: '2026-11-21T12:30:00Z',
    sentence: 'Error: connect ECONNREFUSED',
  };
  expect(mailTrouble({ ...well, failing }, now)).toEqual([
    '2 emails could not be sent and are waiting to be retried. The oldest was written 3 hours ago. The mail server’s last reply: Error: connect ECONNREFUSED',
  ]);
});

it('reports that a restore drill has stopped sending, and what continues it', () => {
  const [sentence] = mailTrouble({ ...well, paused_at: '2026-11-21T09:00:00Z' }, now);
  expect(sentence).toContain('sending was stopped 3 hours ago');
  expect(sentence).toContain('under “Restore drill”');
});

it('reports uncertain emails', () => {
  expect(mailTrouble({ ...well, uncertain: 1 }, now)).toEqual([
    '1 email may or may not have been sent: the server stopped while sending. Check the mailbox and decide under “Health”.',
  ]);
});

it('reports a schedule that does not run', () => {
  expect(mailTrouble({ ...well, last_drain_at: null }, now)[0]).toContain('never run');
  const late = mailTrouble({ ...well, last_drain_at: '2026-11-21T11:00:00Z' }, now);
  expect(late[0]).toContain('last ran 1 hour ago');
});
