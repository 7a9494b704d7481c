import { signedIn } from '@expat-buddy/local-supabase/testing/test-backend';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailFixture } from './mail-fixture.ts';

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await MailFixture.start();
  await fixture.project.sql('delete from public.newsletter_subscriptions where true');
});
afterAll(() => fixture.smtp.stop());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const textOf = ({ text }: { text: string }) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/\n[ \t]+/g, ' ')
    .replaceAll('=3D', '=');

async function subscribe(...names: string[]): Promise<string[]> {
  const emails = names.map((name) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`);
  const confirmed = emails.map((email) => ({
    email,
    status: 'confirmed' as const,
    confirmed_at: new Date().toISOString(),
    consent_text: 'I agree',
    consent_version: '1',
  }));
  await fixture.db.from('newsletter_subscriptions').insert(confirmed).throwOnError();
  return emails;
}

async function writeIssue(): Promise<string> {
  const { data } = await fixture.db
    .from('newsletter_issues')
    .insert({
      subject: 'Autumn in the west',
      blocks: [{ id: 'a', kind: 'text', text: 'Hello **reader**.' }],
    })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
}

async function schedule(issue: string): Promise<void> {
  const staff = await signedIn(fixture.project, 'staff@example.com');
  const sendAt = new Date().toISOString();
  const { error } = await staff.rpc('schedule_newsletter_issue', { issue, send_at: sendAt });
  if (error) throw error;
}

async function figures(issue: string) {
  const { data } = await fixture.db.rpc('newsletter_issue_figures', { issue }).throwOnError();
  const rows: { status: string; recipients: number }[] = data;
  return Object.fromEntries(rows.map(({ status, recipients }) => [status, recipients]));
}

const statusOf = async (email: string) => {
  const { data } = await fixture.db
    .from('newsletter_subscriptions')
    .select('status')
    .eq('email', email)
    .single()
    .throwOnError();
  return data.status;
};

describe('an issue of the newsletter', () => {
  it('reaches each reader once, sets bounces aside and lets readers go with one click', async () => {
    const [reader = '', leaver = '', gone = ''] = await subscribe('reader', 'leaver', 'gone');
    fixture.smtp.unknown.add(gone);
    const issue = await writeIssue();
    await schedule(issue);
    fixture.smtp.behavior = 'slow';
    await Promise.all([fixture.drain(), fixture.drain()]);
    fixture.smtp.behavior = 'normal';
    await fixture.drain();
    expect([reader, leaver, gone].map((email) => fixture.acceptedFor(email).length)).toEqual([
      1, 1, 0,
    ]);
    expect(await statusOf(gone)).toBe('bounced');

    const text = textOf(fixture.acceptedFor(leaver)[0] ?? { text: '' });
    const [, address = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(text) ?? [];
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(text).toContain('<strong>reader</strong>');
    const token = new URL(address).searchParams.get('token') ?? '';
    expect(text).toContain(`/newsletter/unsubscribe#token=${token}`);
    const left = await fixture.call('newsletter-unsubscribe', { body: { token } });
    expect(left.answer).toMatchObject({ state: 'done' });
    expect(await figures(issue)).toEqual({ sent: 1, unsubscribed: 1, bounced: 1 });
    const { data } = await fixture.db.from('newsletter_issues').select('status').eq('id', issue);
    expect(data).toEqual([{ status: 'sent' }]);
  });

  it('survives a server that stops after it took a mail', async () => {
    await fixture.project.sql('delete from public.newsletter_subscriptions where true');
    const readers = await subscribe('one', 'two', 'three');
    const issue = await writeIssue();
    await schedule(issue);
    const { data: due } = await fixture.db
      .from('newsletter_issues')
      .select('updated_at')
      .eq('id', issue)
      .single()
      .throwOnError();
    const begin = { issue, read_at: due.updated_at, html: '<p>Hello</p>', plain: 'Hello' };
    await fixture.db.rpc('begin_newsletter_issue', begin).throwOnError();
    await fixture.db.rpc('queue_newsletter_mails').throwOnError();
    const { data: taken } = await fixture.db.rpc('claim_mails', { batch: 1 }).throwOnError();
    await Promise.all([fixture.drain(), fixture.drain()]);
    expect(await figures(issue)).toEqual({ sent: 2, queued: 1 });
    await fixture.makeDue(taken[0].id);
    await fixture.drain();
    await fixture.drain();
    expect(await figures(issue)).toEqual({ sent: 3 });
    expect(readers.map((email) => fixture.acceptedFor(email).length)).toEqual([1, 1, 1]);
  });

  it('skips who leaves while it waits, and is tried again when the server is busy', async () => {
    await fixture.project.sql('delete from public.newsletter_subscriptions where true');
    const [leaver = '', later = ''] = await subscribe('leaver', 'later');
    const issue = await writeIssue();
    await schedule(issue);
    fixture.smtp.behavior = 'busy';
    await fixture.drain();
    fixture.smtp.behavior = 'normal';
    await fixture.db
      .from('newsletter_subscriptions')
      .update({ status: 'unsubscribed', unsubscribed_at: new Date().toISOString() })
      .eq('email', leaver)
      .throwOnError();
    await fixture.project.sql(
      `update public.mail_outbox set next_attempt_at = now() - interval '1 second' where kind = 'newsletter_issue' and status = 'queued'`,
    );
    await fixture.drain();
    expect([leaver, later].map((email) => fixture.acceptedFor(email).length)).toEqual([0, 1]);
    expect(await figures(issue)).toEqual({ sent: 1, skipped: 1 });
  });
});

describe('a test mail', () => {
  it('goes to the member of staff who asks, and to nobody else', async () => {
    const issue = await writeIssue();
    const tokenOf = async (email: string) =>
      (await (await signedIn(fixture.project, email)).auth.getSession()).data.session
        ?.access_token ?? '';
    const ask = async (email: string) =>
      fixture.call('newsletter-test', { token: await tokenOf(email), body: { issueId: issue } });
    const before = fixture.smtp.mails.length;
    expect((await ask('visitor@example.com')).status).toBe(403);
    expect((await fixture.call('newsletter-test', { body: { issueId: issue } })).status).toBe(401);
    expect((await ask('staff@example.com')).answer).toEqual({
      success: true,
      email: 'staff@example.com',
    });
    expect(fixture.smtp.mails.slice(before)).toMatchObject([
      { to: ['staff@example.com'], text: expect.stringContaining('Test: Autumn in the west') },
    ]);
  });
});
