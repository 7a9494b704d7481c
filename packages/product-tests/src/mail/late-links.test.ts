import { clientOf, signedIn } from '@expat-buddy/local-supabase/testing/test-backend';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailFixture } from './mail-fixture.ts';

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await MailFixture.start();
});
afterAll(() => fixture.smtp.stop());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const tokenOf = async (email: string) =>
  (await (await signedIn(fixture.project, email)).auth.getSession()).data.session?.access_token ??
  '';

/** The text of the newest mail, without soft line breaks. */
const textTo = (email: string) =>
  (fixture.acceptedFor(email).at(-1)?.text ?? '').replace(/=\r?\n/g, '');
const tokenIn = (text: string) => /token=(?:3D)?([\w-]{43})/.exec(text)?.[1] ?? '';

async function mailsTo(email: string) {
  const { data } = await fixture.db
    .from('mail_outbox')
    .select('id,status,attempts')
    .eq('to_email', email);
  return data ?? [];
}

async function comeBack(email: string): Promise<void> {
  await fixture.smtp.start();
  for (const { id, status } of await mailsTo(email)) {
    if (status === 'queued') await fixture.makeDue(id);
  }
  await fixture.drain();
}

describe('a link that no table stores', () => {
  const subscribe = (email: string) =>
    fixture.call('newsletter-subscribe', {
      body: { email, consentVersion: '2026-11', locale: 'en', website: '' },
    });

  it('reaches a subscriber once the mail server is back, and works', async () => {
    const email = 'late-reader@example.org';
    await fixture.smtp.stop();
    expect((await subscribe(email)).status).toBe(200);
    await vi.waitFor(async () =>
      expect(await mailsTo(email)).toMatchObject([{ status: 'queued', attempts: 1 }]),
    );
    await comeBack(email);
    const body = { token: tokenIn(textTo(email)) };
    const confirmed = await fixture.call('newsletter-confirm', { body });
    expect(confirmed.answer).toEqual({ success: true, state: 'done' });
  });

  it('is withdrawn when a newer one replaces it', async () => {
    const email = 'twice@example.org';
    await fixture.smtp.stop();
    await subscribe(email);
    await vi.waitFor(async () =>
      expect(await mailsTo(email)).toMatchObject([{ status: 'queued', attempts: 1 }]),
    );
    await subscribe(email);
    const waiting = { status: 'queued', attempts: 1 };
    await vi.waitFor(async () => expect(await mailsTo(email)).toMatchObject([waiting, waiting]));
    await comeBack(email);
    expect((await mailsTo(email)).map(({ status }) => status).sort()).toEqual([
      'sent',
      'withdrawn',
    ]);
    expect(fixture.acceptedFor(email)).toHaveLength(1);
  });

  it('reaches an invited person once the mail server is back, and works', async () => {
    const email = 'late-colleague@example.org';
    await fixture.smtp.stop();
    const token = await tokenOf('admin@example.com');
    const body = { email, role: 'staff' };
    const invited = await fixture.call('accounts', { path: '/invitations', body, token });
    expect([invited.status, invited.answer.mail_status]).toEqual([201, 'failed']);
    await comeBack(email);
    const looked = await fixture.call('accounts', {
      path: '/invitation-links',
      body: { token: tokenIn(textTo(email)) },
    });
    expect(looked).toMatchObject({ status: 200, answer: { email } });
  });
});

describe('the self-test', () => {
  const steps = (answer: { steps: { name: string; isDone: boolean }[] }) =>
    answer.steps.map(({ name, isDone }) => `${name} ${isDone}`);
  const leftOvers = () =>
    fixture.project.sql(`select id from public.contact_submissions where is_test
      union all select id from public.mail_outbox where kind = 'self_test'`);

  it('mails the person who started it and leaves nothing behind', async () => {
    const token = await tokenOf('staff@example.com');
    const { answer } = await fixture.call('self-test', { token });
    expect(answer).toMatchObject({ success: true, email: 'staff@example.com' });
    expect(steps(answer)).toEqual(['saved true', 'queued true', 'sent true', 'removed true']);
    expect(textTo('staff@example.com')).toContain(answer.reference);
    expect(await leftOvers()).toEqual([]);
  });

  it('reports why the mail was not sent, and leaves nothing behind', async () => {
    const token = await tokenOf('staff@example.com');
    await fixture.smtp.stop();
    const { answer } = await fixture.call('self-test', { token });
    await fixture.smtp.start();
    expect(answer.success).toBe(false);
    expect(answer.steps[2]).toMatchObject({
      isDone: false,
      reason: expect.stringContaining('ECONN'),
    });
    expect(await leftOvers()).toEqual([]);
  });

  it('is for staff', async () => {
    const visitor = await tokenOf('visitor@example.com');
    expect((await fixture.call('self-test', { token: visitor })).status).toBe(403);
    expect((await fixture.call('self-test')).status).toBe(401);
    expect(
      (await fixture.call('self-test', { token: fixture.project.publishableKey })).status,
    ).toBe(401);
  });

  it('hides its inquiry, and is deleted later if it was interrupted', async () => {
    const id = crypto.randomUUID();
    const inquiry = { name: 'Test', email: 'a@example.org', service: 'general' };
    const row = { ...inquiry, message: 'A test that was interrupted.' };
    await fixture.db.from('contact_submissions').insert({ ...row, id, is_test: true });
    const admin = await signedIn(fixture.project, 'admin@example.com');
    const seen = await admin.from('contact_submissions').select('id').eq('id', id);
    expect(seen.data).toEqual([]);
    // A visitor cannot hide an inquiry this way.
    const hidden = await clientOf(fixture.project)
      .from('contact_submissions')
      .insert({ ...row, is_test: true });
    expect(hidden.error?.code).toBe('42501');
    await fixture.project.sql(
      `update public.contact_submissions set created_at = now() - interval '11 minutes' where id = $1`,
      [id],
    );
    await fixture.drain();
    expect(await leftOvers()).toEqual([]);
  });
});
