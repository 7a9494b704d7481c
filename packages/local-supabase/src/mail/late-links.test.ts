import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailWorld } from '../testing/mail-world.ts';
import { clientOf, signedIn } from '../testing/shared-backend.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await MailWorld.start();
});
afterAll(() => world.stop());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const tokenOf = async (email: string) =>
  (await (await signedIn(world.backend, email)).auth.getSession()).data.session?.access_token ?? '';

/** What a mail says, without the line ends of its transport. */
const wordsTo = (email: string) =>
  (world.takenFor(email).at(-1)?.text ?? '').replace(/=\r?\n/g, '');
const tokenIn = (words: string) => /token=(?:3D)?([\w-]{43})/.exec(words)?.[1] ?? '';

async function mailsTo(email: string) {
  const { data } = await world.db
    .from('mail_outbox')
    .select('id,status,attempts')
    .eq('to_email', email);
  return data ?? [];
}

async function comeBack(email: string): Promise<void> {
  await world.smtp.start();
  for (const { id, status } of await mailsTo(email)) {
    if (status === 'queued') await world.makeDue(id);
  }
  await world.drain();
}

describe('a link that no table holds', () => {
  const subscribe = (email: string) =>
    world.call('newsletter-subscribe', {
      body: { email, consentVersion: '2026-11', locale: 'en', website: '' },
    });

  it('reaches a subscriber when the mail server is back, and works', async () => {
    const email = 'late-reader@example.org';
    await world.smtp.stop();
    expect((await subscribe(email)).status).toBe(200);
    await vi.waitFor(async () =>
      expect(await mailsTo(email)).toMatchObject([{ status: 'queued', attempts: 1 }]),
    );
    await comeBack(email);
    const body = { token: tokenIn(wordsTo(email)) };
    const confirmed = await world.call('newsletter-confirm', { body });
    expect(confirmed.answer).toEqual({ success: true, state: 'done' });
  });

  it('is withdrawn when a newer one took its place', async () => {
    const email = 'twice@example.org';
    await world.smtp.stop();
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
    expect(world.takenFor(email)).toHaveLength(1);
  });

  it('reaches an invited person when the mail server is back, and works', async () => {
    const email = 'late-colleague@example.org';
    await world.smtp.stop();
    const token = await tokenOf('admin@example.com');
    const body = { email, role: 'staff' };
    const invited = await world.call('accounts', { path: '/invitations', body, token });
    expect([invited.status, invited.answer.mail_status]).toEqual([201, 'failed']);
    await comeBack(email);
    const looked = await world.call('accounts', {
      path: '/invitation-links',
      body: { token: tokenIn(wordsTo(email)) },
    });
    expect(looked).toMatchObject({ status: 200, answer: { email } });
  });
});

describe('the self-test', () => {
  const steps = (answer: { steps: { name: string; isDone: boolean }[] }) =>
    answer.steps.map(({ name, isDone }) => `${name} ${isDone}`);
  const leftOvers = () =>
    world.backend.sql(`select id from public.contact_submissions where is_test
      union all select id from public.mail_outbox where kind = 'self_test'`);

  it('mails the person who asked and leaves nothing behind', async () => {
    const token = await tokenOf('staff@example.com');
    const { answer } = await world.call('self-test', { token });
    expect(answer).toMatchObject({ success: true, email: 'staff@example.com' });
    expect(steps(answer)).toEqual(['saved true', 'queued true', 'sent true', 'removed true']);
    expect(wordsTo('staff@example.com')).toContain(answer.reference);
    expect(await leftOvers()).toEqual([]);
  });

  it('says why when the mail does not go, and leaves nothing behind', async () => {
    const token = await tokenOf('staff@example.com');
    await world.smtp.stop();
    const { answer } = await world.call('self-test', { token });
    await world.smtp.start();
    expect(answer.success).toBe(false);
    expect(answer.steps[2]).toMatchObject({
      isDone: false,
      reason: expect.stringContaining('ECONN'),
    });
    expect(await leftOvers()).toEqual([]);
  });

  it('is for staff', async () => {
    const visitor = await tokenOf('visitor@example.com');
    expect((await world.call('self-test', { token: visitor })).status).toBe(403);
    expect((await world.call('self-test')).status).toBe(401);
    expect((await world.call('self-test', { token: world.backend.publishableKey })).status).toBe(
      401,
    );
  });

  it('shows its inquiry to nobody, and is swept up when it was cut short', async () => {
    const id = crypto.randomUUID();
    const inquiry = { name: 'Test', email: 'a@example.org', service: 'general' };
    const row = { ...inquiry, message: 'A test that was cut short.' };
    await world.db.from('contact_submissions').insert({ ...row, id, is_test: true });
    const admin = await signedIn(world.backend, 'admin@example.com');
    const seen = await admin.from('contact_submissions').select('id').eq('id', id);
    expect(seen.data).toEqual([]);
    // A visitor cannot hide an inquiry in the same way.
    const hidden = await clientOf(world.backend)
      .from('contact_submissions')
      .insert({ ...row, is_test: true });
    expect(hidden.error?.code).toBe('42501');
    await world.backend.sql(
      `update public.contact_submissions set created_at = now() - interval '11 minutes' where id = $1`,
      [id],
    );
    await world.drain();
    expect(await leftOvers()).toEqual([]);
  });
});
