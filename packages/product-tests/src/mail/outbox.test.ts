import { signedIn } from '@expat-buddy/local-supabase/testing/test-backend';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailFixture } from './mail-fixture.ts';

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await MailFixture.start();
});
afterAll(() => fixture.smtp.stop());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  fixture.smtp.behavior = 'normal';
  vi.restoreAllMocks();
  await fixture.project.sql('delete from public.mail_outbox where true');
});

const outcomes = async (id: string) =>
  (await fixture.mail(id)).mail_attempts.map(({ outcome }: { outcome: string }) => outcome);

describe('a mail server', () => {
  it('that is down for a while costs no mail and duplicates none', async () => {
    const id = await fixture.queue({ to_email: 'down@example.org' });
    await fixture.smtp.stop();
    await fixture.drain();
    expect(await fixture.mail(id)).toMatchObject({
      status: 'queued',
      attempts: 1,
      last_error: expect.stringContaining('ECONNREFUSED'),
    });
    await fixture.smtp.start();
    await fixture.drain();
    expect(fixture.acceptedFor('down@example.org')).toHaveLength(0);
    await fixture.makeDue(id);
    await fixture.drain();
    await fixture.drain();
    expect(fixture.acceptedFor('down@example.org')).toHaveLength(1);
    expect(await fixture.mail(id)).toMatchObject({ status: 'sent', attempts: 2, last_error: null });
    expect(await outcomes(id)).toEqual(['failed', 'sent']);
  });

  it.each(['busy', 'silent'] as const)('that is %s is retried later', async (behavior) => {
    const id = await fixture.queue();
    fixture.smtp.behavior = behavior;
    await fixture.drain();
    const { status, mail_attempts: attempts } = await fixture.mail(id);
    expect([status, attempts[0].outcome]).toEqual(['queued', 'failed']);
    expect(attempts[0].sentence).not.toBe('');
  });

  it('that does not know the recipient is not retried', async () => {
    const id = await fixture.queue();
    fixture.smtp.behavior = 'unknown';
    await fixture.drain();
    expect(await fixture.mail(id)).toMatchObject({ status: 'failed', attempts: 1 });
  });

  it('that is slow gets each mail once from concurrent drains', async () => {
    fixture.smtp.behavior = 'slow';
    const to_email = 'slow@example.org';
    await Promise.all(Array.from({ length: 6 }, () => fixture.queue({ to_email })));
    await Promise.all([fixture.drain(), fixture.drain(), fixture.drain()]);
    const ids = fixture.acceptedFor(to_email).map(({ messageId }) => messageId);
    expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
  });
});

it('retries back off, and a mail that fails for two days is set aside for staff', async () => {
  const id = await fixture.queue({ to_email: 'aside@example.org' });
  await fixture.smtp.stop();
  const minutes: number[] = [];
  for (let tries = 1; tries <= 8; tries++) {
    await fixture.makeDue(id);
    await fixture.drain();
    minutes.push((await fixture.pauseOf(id)) / 60);
  }
  await fixture.smtp.start();
  const wanted = [1, 5, 30, 120, 360, 720, 1440];
  for (const [index, pause] of wanted.entries()) {
    expect(minutes[index]).toBeGreaterThan(pause * 0.89);
    expect(minutes[index]).toBeLessThan(pause * 1.11);
  }
  expect(await fixture.mail(id)).toMatchObject({ status: 'failed', attempts: 8 });
  await fixture.makeDue(id);
  await fixture.drain();
  expect(fixture.acceptedFor('aside@example.org')).toHaveLength(0);
});

describe('a server that stopped', () => {
  it('before it handed a mail over: the mail is retried', async () => {
    const id = await fixture.queue({ to_email: 'left@example.org' });
    await fixture.db.rpc('claim_mails', { batch: 1 });
    await fixture.drain();
    expect(fixture.acceptedFor('left@example.org')).toHaveLength(0);
    await fixture.makeDue(id);
    await fixture.drain();
    expect(fixture.acceptedFor('left@example.org')).toHaveLength(1);
    expect(await outcomes(id)).toEqual(['interrupted', 'sent']);
  });

  it('while it handed a mail over: only staff send it again, under the same Message-ID', async () => {
    const id = await fixture.queue({ to_email: 'doubt@example.org' });
    await fixture.drain();
    // The state after a crash between the mail server's acceptance and the update.
    await fixture.project.sql(
      `update public.mail_outbox set status = 'sending', uncertain_since = now(),
         next_attempt_at = now() - interval '1 second' where id = $1`,
      [id],
    );
    await fixture.drain();
    await fixture.drain();
    expect(fixture.acceptedFor('doubt@example.org')).toHaveLength(1);
    expect(await fixture.mail(id)).toMatchObject({
      status: 'failed',
      last_error: '{"code": "email_maybe_sent", "values": {}}',
    });
    const staff = await signedIn(fixture.project, 'staff@example.com');
    const token = (await staff.auth.getSession()).data.session?.access_token ?? '';
    const again = await fixture.call('retry-mail', { token, body: { mailId: id } });
    expect(again.answer).toEqual({ success: true });
    const [first, second] = fixture.acceptedFor('doubt@example.org');
    expect(second?.messageId).toBe(first?.messageId);
    expect(first?.messageId).toMatch(/^<[0-9a-f]{40}@example\.com>$/);
    expect(await outcomes(id)).toEqual(['sent', 'uncertain', 'sent']);
  });
});

it('a mail that a server accepts without a response is uncertain, and not sent again', async () => {
  const id = await fixture.queue({ to_email: 'hangs-up@example.org' });
  fixture.smtp.behavior = 'hangs-up';
  await fixture.drain();
  expect(fixture.acceptedFor('hangs-up@example.org')).toHaveLength(1);
  const { status, uncertain_since: since, attempts } = await fixture.mail(id);
  expect([status, typeof since, attempts]).toEqual(['failed', 'string', 1]);
  expect(await outcomes(id)).toEqual(['uncertain']);
});

it('a late outcome does not overwrite an earlier one', async () => {
  const id = await fixture.queue();
  const { data } = await fixture.db.rpc('claim_mails', { batch: 1 });
  await fixture.makeDue(id);
  await fixture.drain();
  await fixture.db.rpc('settle_mail', {
    mail: id,
    attempt: data[0].attempts,
    outcome: 'failed',
    sentence: 'Too late.',
  });
  expect((await fixture.mail(id)).status).toBe('sent');
});
