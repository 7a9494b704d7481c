/** From an inquiry to the answer to an answer, over real SMTP. Local: the mailbox of `supabase start` does not reply. */
import { clientOf, signedIn } from '@expat-buddy/local-supabase/testing/test-backend';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Mail } from '../support/mail.ts';
import { readMails, waitForMail } from '../support/mailbox.ts';
import { type Project, startLocalProject } from '../support/project.ts';
import { attack, inquiry } from '../support/requests.ts';

let project: Project;
beforeAll(async () => {
  project = await startLocalProject();
  await project.sql(
    `update public.office_settings set notification_emails = '{office@example.org}' where id = 1`,
  );
});
afterAll(() => project.stop());

const replyTo = ({ replyTo: addresses }: Mail) => addresses?.[0]?.address ?? '';

/** With the page of the mailbox, as somebody who tries the product does. */
async function answerByEmail(mail: Mail, text: string, file?: File) {
  const form = new FormData();
  form.set('id', mail.id);
  form.set('text', text);
  if (file) form.append('files', file);
  const response = await fetch(`${project.mailboxUrl}/reply`, { method: 'POST', body: form });
  const page = await response.text();
  expect([response.status, page]).toEqual([
    200,
    expect.stringContaining(`Sent to ${replyTo(mail)}`),
  ]);
}

const messages = () =>
  project.sql<{ body: string; quoted: string; from_email: string; email_message_id: string }>(
    `select body, quoted, from_email, email_message_id from public.submission_messages
     where direction = 'inbound' order by created_at`,
  );

it('carries a conversation by email in both directions', async () => {
  const sent = inquiry({ name: 'Amina', email: 'amina@example.org' });
  await clientOf(project).from('contact_submissions').insert(sent).throwOnError();
  await attack(project, '/functions/v1/send-email', { body: { submissionId: sent.id, ...sent } });
  const receipt = await waitForMail(project.mailboxUrl, 'amina@example.org');
  expect(replyTo(receipt)).toMatch(/^reply\+[a-z2-7]{52}@inbound\.localhost$/);

  // The customer answers the receipt, with a file.
  await answerByEmail(receipt, 'Is Friday possible?', new File(['%PDF-1.7\nmap'], 'map.pdf'));
  await vi.waitFor(async () => expect(await messages()).toHaveLength(1), { timeout: 15_000 });
  const [first] = await messages();
  expect(first).toMatchObject({ body: 'Is Friday possible?', from_email: 'amina@example.org' });
  expect(first?.quoted).toContain('Your reference is');
  await vi.waitFor(
    async () =>
      expect(
        await project.sql(`select name from public.inquiry_files where stored_at is not null`),
      ).toEqual([{ name: 'map.pdf' }]),
    { timeout: 15_000 },
  );
  // The notification to the office leaves the text out.
  await vi.waitFor(
    async () => {
      const [notice] = (await readMails(project.mailboxUrl, 'office@example.org')).filter(
        ({ subject }) => subject.includes('wrote about inquiry'),
      );
      expect(notice?.text).not.toContain('Friday');
    },
    { timeout: 15_000 },
  );

  // Staff answer in the back office; the email continues the customer's thread.
  const staff = await signedIn(project, 'staff@example.com');
  const id = crypto.randomUUID();
  await staff
    .from('submission_messages')
    .insert({ id, submission_id: sent.id, to_emails: ['amina@example.org'], body: 'Yes, at nine.' })
    .throwOnError();
  await staff.rpc('send_message', { message: id }).throwOnError();
  const token = (await staff.auth.getSession()).data.session?.access_token;
  await attack(project, '/functions/v1/send-reply', { token, body: { messageId: id } });
  const answer = await vi.waitFor(
    async () => {
      const mails = await readMails(project.mailboxUrl, 'amina@example.org');
      const found = mails.find(({ text }) => text.includes('Yes, at nine.'));
      if (!found) throw new Error('No answer yet.');
      return found;
    },
    { timeout: 15_000 },
  );
  expect(answer.headers['in-reply-to']).toBe(first?.email_message_id);
  expect(replyTo(answer)).toBe(replyTo(receipt));

  // The customer answers again; the inquiry waits for the office, with its owner.
  await answerByEmail(answer, 'Perfect, thank you!');
  await vi.waitFor(async () => expect(await messages()).toHaveLength(2), { timeout: 15_000 });
  expect((await messages())[1]).toMatchObject({ body: 'Perfect, thank you!' });
  expect(await project.sql('select status, awaits from public.contact_submissions')).toEqual([
    { status: 'in_progress', awaits: 'office' },
  ]);
  // Among others: in the morning a digest arrives too.
  await vi.waitFor(
    async () => {
      const notices = await readMails(project.mailboxUrl, 'staff@example.com');
      expect(notices.map(({ subject }) => subject).join()).toContain('The customer replied');
    },
    { timeout: 15_000 },
  );
  expect(await project.sql('select id from public.unmatched_mails')).toEqual([]);
});

it('answers nothing from another site', async () => {
  const response = await fetch(`${project.mailboxUrl}/reply`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: new FormData(),
  });
  expect(response.status).toBe(403);
});
