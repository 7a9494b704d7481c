import { signedIn } from '@expat-buddy/local-supabase/testing/test-backend';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { attack } from '../support/requests.ts';
import { MailFixture } from './mail-fixture.ts';

let fixture: MailFixture;
let staff: Awaited<ReturnType<typeof signedIn>>;
let token: string;
beforeAll(async () => {
  fixture = await MailFixture.start();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  staff = await signedIn(fixture.project, 'staff@example.com');
  token = (await staff.auth.getSession()).data.session?.access_token ?? '';
});
beforeEach(() => {
  fixture.smtp.behavior = 'normal';
});
afterAll(() => fixture.smtp.stop());

const decoded = (text: string) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/((?:=[0-9A-F]{2})+)/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    );
const textTo = (email: string) => decoded(fixture.acceptedFor(email).at(-1)?.text ?? '');

/** An inquiry with a draft of the staff. */
async function draft(body = 'Hello Amina,\n\n  two lines\nof text', more = {}) {
  const email = `amina-${crypto.randomUUID()}@example.org`;
  const id = crypto.randomUUID();
  const submission_id = crypto.randomUUID();
  await fixture.db
    .from('contact_submissions')
    .insert({
      id: submission_id,
      name: 'Amina',
      email,
      service: 'general',
      message: 'A week in the south.',
    })
    .throwOnError();
  await staff
    .from('submission_messages')
    .insert({ id, submission_id, to_emails: [email], body, ...more })
    .throwOnError();
  return { id, email, submission_id, reference: submission_id.slice(0, 8).toUpperCase() };
}

const send = (message: string) => staff.rpc('send_message', { message }).throwOnError();
const sendReply = (messageId: string) => fixture.call('send-reply', { token, body: { messageId } });

it('arrives with reference, signature, private link and sender, as text and HTML', async () => {
  await fixture.db
    .from('office_settings')
    .update({
      reply_from_name: 'Nadia at Expat Buddy',
      reply_to: 'replies@example.org',
      reply_signatures: { en: 'Kind regards,\n{{owner}}', fr: 'Bien à vous' },
    })
    .eq('id', 1)
    .throwOnError();
  const { id, email, reference } = await draft('Hello <b>Amina</b>,\n\ntwo lines\nof text', {
    subject: 'A week in the south',
  });
  await send(id);
  expect((await sendReply(id)).answer).toEqual({ success: true, state: 'sent' });
  const mail = textTo(email);
  expect(mail).toContain(`Subject: A week in the south (${reference})`);
  expect(mail).toMatch(/From: "?Nadia at Expat Buddy"? <\S+@example\.com>/);
  expect(mail).toContain('Reply-To: replies@example.org');
  expect(mail).toContain('Auto-Submitted: no');
  expect(mail).toContain('X-Auto-Response-Suppress: DR, RN, NRN');
  expect(mail).toContain('Hello &lt;b&gt;Amina&lt;/b&gt;,</p>');
  expect(mail).toContain('two lines<br>of text');
  expect(mail).toMatch(/Kind regards,\s+\w+/);
  expect(mail).toMatch(/\/my-inquiry#[\w-]{20,}/);
  expect(mail).not.toContain('{{');
});

it('sends the private link to the customer, and to no other recipient', async () => {
  const guide = `guide-${crypto.randomUUID()}@example.org`;
  const both = await draft('See /my-inquiry or http://localhost:3000/my-inquiry for more.');
  const upper = both.email.replace('amina', 'Amina');
  await staff
    .from('submission_messages')
    .update({ to_emails: [guide, upper] })
    .eq('id', both.id)
    .throwOnError();
  await send(both.id);
  expect((await sendReply(both.id)).answer).toEqual({ success: true, state: 'sent' });
  await fixture.drain();
  expect(fixture.acceptedFor(guide)).toHaveLength(1);
  expect(textTo(guide)).toContain('for more.');
  expect(textTo(guide)).toContain('Auto-Submitted: no');
  expect(textTo(guide)).not.toMatch(/\/my-inquiry#/);
  expect(fixture.acceptedFor(upper)).toHaveLength(1);
  expect(textTo(upper)).toMatch(/\/my-inquiry#[\w-]{20,}/);

  const other = await draft('For the guide alone.', { to_emails: [guide] });
  await send(other.id);
  await Promise.all([sendReply(other.id), fixture.drain()]);
  expect(fixture.acceptedFor(guide)).toHaveLength(2);
  expect(textTo(guide)).not.toMatch(/my-inquiry/);
  expect((await fixture.mail(other.id)).status).toBe('sent');
});

it('is written in the language of the customer', async () => {
  const { id, email } = await draft('Bonjour', { language: 'fr' });
  await send(id);
  await sendReply(id);
  expect(textTo(email)).toMatch(/Bien à vous/);
  expect(textTo(email)).toContain('<html lang="fr"');
});

it('is sent once by concurrent deliveries', async () => {
  fixture.smtp.behavior = 'slow';
  const { id, email } = await draft();
  await send(id);
  await Promise.all([sendReply(id), fixture.drain(), sendReply(id), fixture.drain()]);
  await fixture.drain();
  expect(fixture.acceptedFor(email)).toHaveLength(1);
  expect((await fixture.mail(id)).status).toBe('sent');
});

it('is delivered by the drain if the browser closed at once, and a draft by nobody', async () => {
  const [sent, kept] = [await draft(), await draft()];
  await send(sent.id);
  expect((await sendReply(kept.id)).status).toBe(404);
  await fixture.drain();
  expect(fixture.acceptedFor(sent.email)).toHaveLength(1);
  expect(fixture.acceptedFor(kept.email)).toHaveLength(0);
});

it('is delivered once if the server stopped between writing and noting its mail', async () => {
  const { id, email } = await draft();
  await send(id);
  await sendReply(id);
  await fixture.db.from('submission_messages').update({ mail_queued_at: null }).eq('id', id);
  await fixture.drain();
  expect(fixture.acceptedFor(email)).toHaveLength(1);
  const { data } = await staff
    .from('submission_messages')
    .select('mail_queued_at')
    .eq('id', id)
    .single();
  expect(data?.mail_queued_at).not.toBeNull();
});

it('carries the files that the function accepted for the draft', async () => {
  const { id, email } = await draft();
  const upload = (name: string, body: string, as = token) =>
    attack(
      fixture.project,
      `/functions/v1/inquiry-files?${new URLSearchParams({ message: id, file: crypto.randomUUID(), name })}`,
      { method: 'POST', headers: { authorization: `Bearer ${as}` }, body },
    );
  expect((await upload('offer.pdf', '%PDF-1.7\nprice')).status).toBe(200);
  expect((await upload('page.pdf', '<!doctype html>')).status).toBe(415);
  const visitor = await signedIn(fixture.project);
  const visitorToken = (await visitor.auth.getSession()).data.session?.access_token ?? '';
  expect((await upload('offer.pdf', '%PDF-1.7', visitorToken)).status).toBe(403);
  await send(id);
  expect((await upload('late.pdf', '%PDF-1.7')).status).toBe(404);
  await sendReply(id);
  expect(await fixture.mail(id)).toMatchObject({ status: 'sent', last_error: null });
  const mail = textTo(email);
  expect(mail).toMatch(/Content-Disposition: attachment; filename="?offer\.pdf/i);
  expect(mail.match(/Content-Disposition: attachment/gi)).toHaveLength(1);
});

it('joins the thread of the email it answers', async () => {
  const { id, email, submission_id } = await draft();
  await fixture.db
    .from('submission_messages')
    .insert({
      submission_id,
      direction: 'inbound',
      author_id: null,
      from_email: email,
      body: 'And the price?',
      email_message_id: '<abc@mail.example>',
      sent_at: new Date().toISOString(),
    })
    .throwOnError();
  await send(id);
  await sendReply(id);
  expect(textTo(email)).toContain('In-Reply-To: <abc@mail.example>');
});

it('is delivered for staff only', async () => {
  const { id } = await draft();
  await send(id);
  const body = { messageId: id };
  expect((await fixture.call('send-reply', { body })).status).toBe(401);
  const visitor = await signedIn(fixture.project);
  const visitorToken = (await visitor.auth.getSession()).data.session?.access_token;
  expect((await fixture.call('send-reply', { body, token: visitorToken })).status).toBe(403);
});
