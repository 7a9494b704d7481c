/** What becomes of a colleague's answer to a notification, and of emails that come back. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { InboundFixture, type Inquiry } from './inbound-fixture.ts';

const ANSWER = 'Friday works for all of you.';

let fixture: InboundFixture;
let colleague: { id: string; email: string };
let inquiry: Inquiry;
let address: string;

beforeAll(async () => {
  fixture = await InboundFixture.start();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [row] = await fixture.mail.project.sql<{ id: string; email: string }>(
    `select person.id, person.email from public.profiles person
       join public.staff_roles staff on staff.user_id = person.id
     where person.disabled_at is null order by person.email limit 1`,
  );
  if (!row) throw new Error('There is no colleague.');
  colleague = row;
  await fixture.mail.project.sql(
    'update public.office_settings set notification_emails = array[$1, $2] where id = 1',
    ['office@example.com', colleague.email],
  );
});
afterAll(async () => {
  await fixture.mail.project.sql('delete from private.limit_events where true');
  await fixture.mail.smtp.stop();
});

const replyTo = (recipient: string, about: string) =>
  /^Reply-To:\s+(\S+)/im.exec(
    fixture.mail
      .acceptedFor(recipient)
      .filter(({ text }) => text.includes(about))
      .at(-1)?.text ?? '',
  )?.[1] ?? '';

beforeEach(async () => {
  const [created] = await fixture.inquiries(1);
  if (!created) throw new Error('There is no inquiry.');
  inquiry = created;
  await fixture.mail.db
    .from('contact_submissions')
    .update({ status: 'new', awaits: 'office' })
    .eq('id', inquiry.id)
    .throwOnError();
  address = replyTo(colleague.email, inquiry.reference);
});

type Given = { from?: string; to?: string; text?: string; headers?: string[]; isProven?: boolean };

function answer({ from, to, text = ANSWER, headers = [], isProven = true }: Given = {}) {
  const sender = from ?? colleague.email;
  return fixture.deliver(
    [
      ...(isProven
        ? [`Authentication-Results: mx.example.com; dmarc=pass header.from=${sender.split('@')[1]}`]
        : []),
      `From: Nadia <${sender}>`,
      `To: ${to ?? address}`,
      `Subject: Re: New inquiry ${inquiry.reference}`,
      `Message-ID: <${crypto.randomUUID()}@mail.example.org>`,
      ...headers,
      '',
      text,
      '',
      'On Tue, 24 Nov 2026 at 09:02, Expat Buddy <office@example.com> wrote:',
      '> — Write your answer above this line —',
      `> http://localhost/admin/submissions/edit/${inquiry.id}`,
    ].join('\r\n'),
  );
}

const outbound = async () => {
  const { data } = await fixture.mail.db
    .from('submission_messages')
    .select('body,author_id,to_emails')
    .eq('submission_id', inquiry.id)
    .eq('direction', 'outbound')
    .throwOnError();
  return data ?? [];
};

const toCustomer = () =>
  fixture.mail.acceptedFor(inquiry.email).filter(({ text }) => text.includes(ANSWER));

it('sends a colleague’s answer on to the customer, once, as a reply of theirs', async () => {
  expect(address).toMatch(/^reply\+[a-z2-7]{52}@inbound\.example\.com$/);
  expect(address).not.toBe(replyTo('office@example.com', inquiry.reference));
  expect((await answer()).answer).toMatchObject({ state: 'answered' });
  expect(await outbound()).toEqual([
    { body: ANSWER, author_id: colleague.id, to_emails: [inquiry.email] },
  ]);
  await vi.waitFor(() => expect(toCustomer()).toHaveLength(1), { timeout: 10_000 });
  await fixture.drain();
  const [mail, ...more] = toCustomer();
  expect(more).toEqual([]);
  expect(mail?.text).not.toMatch(/admin\/submissions|above this line/);
  // The customer answers the customer's address, not the colleague.
  expect(mail?.text.replaceAll(/\r?\n\s+/g, ' ')).toContain(`Reply-To: ${inquiry.address}`);
  const { data } = await fixture.mail.db
    .from('contact_submissions')
    .select('status,awaits,assignee_id,events:submission_events(kind,actor_id)')
    .eq('id', inquiry.id)
    .single()
    .throwOnError();
  expect(data).toMatchObject({ status: 'waiting', awaits: 'customer', assignee_id: colleague.id });
  expect(data?.events).toContainEqual({ kind: 'assignee', actor_id: colleague.id });
});

it('lets a colleague answer what a shared mailbox got, from their own address', async () => {
  const to = replyTo('office@example.com', inquiry.reference);
  expect((await answer({ to, from: 'office@example.com' })).answer).toMatchObject({
    state: 'unmatched',
  });
  expect((await answer({ to })).answer).toMatchObject({ state: 'answered' });
});

it.each<[string, string, Given]>([
  ['from another address', 'sender', { from: 'eve@example.org' }],
  ['without proof', 'unproven', { isProven: false }],
  ['without a text', 'empty', { text: '' }],
  ['with a placeholder', 'placeholder', { text: 'Dear {{first_name}},' }],
])('keeps an answer %s for staff, and tells the colleague', async (_, fault, given) => {
  expect((await answer(given)).answer).toMatchObject({ state: 'unmatched' });
  expect(await outbound()).toEqual([]);
  const { data } = await fixture.mail.db
    .from('unmatched_mails')
    .select('reason,fault')
    .eq('suggested_submission_id', inquiry.id)
    .throwOnError();
  expect(data).toEqual([{ reason: 'answer', fault }]);
  await vi.waitFor(
    () =>
      expect(
        fixture.mail
          .acceptedFor(colleague.email)
          .filter(({ text }) => text.includes(`not sent: inquiry ${inquiry.reference}`)),
      ).toHaveLength(1),
    { timeout: 10_000 },
  );
});

it('sends no automatic reply of a colleague on, and answers none', async () => {
  const away = { text: 'I am away.', headers: ['Auto-Submitted: auto-replied'] };
  expect((await answer(away)).answer).toMatchObject({ state: 'automatic' });
  expect(await outbound()).toEqual([]);
});

it('marks a reply that comes back, and makes it the office’s turn again', async () => {
  await answer();
  await vi.waitFor(() => expect(toCustomer()).toHaveLength(1), { timeout: 10_000 });
  const messageId = /^Message-ID:\s+(\S+)/im.exec(toCustomer()[0]?.text ?? '')?.[1] ?? '';
  const bounce = [
    'From: Mail Delivery System <MAILER-DAEMON@mx.example.org>',
    'To: office@example.com',
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    '',
    `Final-Recipient: rfc822; ${inquiry.email}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    '--b--',
  ].join('\r\n');
  expect((await fixture.deliver(bounce)).answer).toMatchObject({ state: 'undelivered' });
  expect((await fixture.deliver(bounce)).answer).toMatchObject({ state: 'undelivered' });
  const { data } = await fixture.mail.db
    .from('contact_submissions')
    .select('status,awaits,mails:mail_outbox!submission_id(kind,status,last_error)')
    .eq('id', inquiry.id)
    .single()
    .throwOnError();
  expect(data).toMatchObject({ status: 'in_progress', awaits: 'office' });
  expect(data?.mails).toContainEqual({
    kind: 'reply',
    status: 'failed',
    last_error: '550 5.1.1 User unknown',
  });
});
