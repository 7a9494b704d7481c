/** Deliveries of email: what is refused, and what happens when one fails or arrives twice. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { InboundFixture, type Inquiry, pdf, readMail, refused } from './inbound-fixture.ts';

let fixture: InboundFixture;
let inquiry: Inquiry;

async function newInquiry(): Promise<Inquiry> {
  const [inquiry] = await fixture.inquiries(1);
  if (!inquiry) throw new Error('No inquiry.');
  return inquiry;
}

beforeAll(async () => {
  fixture = await InboundFixture.start();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  inquiry = await newInquiry();
});
afterAll(() => fixture.mail.smtp.stop());

describe('refuses', () => {
  const mail = () => readMail('gmail', inquiry);
  it.each([
    ['a wrong secret', { 'x-inbound-secret': 'wrong' }, 401],
    ['no secret', { 'x-inbound-secret': '' }, 401],
    ['another content type without a signature', { 'content-type': 'application/json' }, 404],
    ['more than 25 MB, by its header', { 'content-length': String(26 * 1024 * 1024) }, 413],
  ])('%s', async (_, headers, status) => {
    expect((await fixture.deliver(mail(), headers)).status).toBe(status);
  });

  it('more than 25 MB, whatever the header says', async () => {
    const answer = await fixture.deliver(new Uint8Array(25 * 1024 * 1024 + 1));
    expect(answer).toMatchObject({
      status: 413,
      answer: { error: 'The email is larger than 25 MB.' },
    });
  });

  it('a file of more than 10 MB, and says so in the message', async () => {
    const text = readMail('large-attachment', inquiry, {
      pdf: pdf(10 * 1024 * 1024 + 1),
      run: 'b',
    });
    expect((await fixture.deliver(text)).status).toBe(200);
    const [message] = await fixture.messagesOf(inquiry);
    expect(message).toMatchObject({
      body: `Here are our passports.\n\n${refused('scan.pdf')}`,
      files: [],
    });
  });

  it('an address of another domain', async () => {
    const elsewhere = { ...inquiry, address: inquiry.address.replace(/@.*/, '@example.net') };
    const answer = await fixture.deliver(readMail('gmail', elsewhere, { run: 'c' }));
    expect(answer.answer).toMatchObject({ state: 'unmatched' });
  });
});

it('recognises the recipient of the envelope', async () => {
  const text = readMail(
    'several-recipients',
    { ...inquiry, address: 'x@example.net' },
    { run: 'd' },
  );
  const answer = await fixture.deliver(text, { 'x-envelope-to': inquiry.address });
  expect(answer.answer).toMatchObject({ state: 'joined' });
  const bounce = await fixture.deliver(
    readMail('empty', inquiry, { run: 'e' }).replace(/^Return.*\r\n/, ''),
    {
      'x-envelope-from': '',
    },
  );
  expect(bounce.answer).toMatchObject({ state: 'automatic' });
});

it.each([
  ['the same Message-ID', '<3klmo-fixed-id@mct.example.net>', '<3klmo-fixed-id@mct.example.net>'],
  ['a Message-ID that differs in white space', '<a@example.net>', ' <a@example.net>\t\t '],
  ['a Message-ID that differs late', `<${'x'.repeat(1100)}1@a>`, `<${'x'.repeat(1100)}2@a>`],
])('keeps two emails with %s, each once', async (_, firstId, secondId) => {
  const inquiry = await newInquiry();
  const mails = [
    readMail('same-message-id', inquiry).replace(/<3klmo.*>/, firstId),
    readMail('same-message-id-again', inquiry).replace(/<3klmo.*>/, secondId),
  ];
  for (const mail of mails) {
    // The repetition took another way.
    for (const copy of [mail, mail, `Received: from a relay\r\n${mail}`])
      expect((await fixture.deliver(copy)).answer).toEqual({ success: true, state: 'joined' });
  }
  expect((await fixture.messagesOf(inquiry)).map(({ body }) => body).toSorted()).toEqual([
    'First mail: we are four.',
    'Second mail: please cancel everything.',
  ]);
});

it('joins each inquiry that an email is delivered for', async () => {
  const inquiries = [await newInquiry(), await newInquiry()];
  const text = readMail('empty', { ...inquiry, address: 'office@example.net' }, { run: 'h' });
  for (const { address } of [...inquiries, ...inquiries])
    expect((await fixture.deliver(text, { 'x-envelope-to': address })).answer).toMatchObject({
      state: 'joined',
    });
  for (const each of inquiries) expect(await fixture.messagesOf(each)).toHaveLength(1);
});

it('continues after a failure between the message and its file', async () => {
  const inquiry = await newInquiry();
  const text = readMail('photo-without-text', inquiry, { run: 'f' });
  await fixture.deliver(text);
  await fixture.mail.project.sql(
    'update public.inquiry_files set stored_at = null, mime_type = null, bytes = null where submission_id = $1',
    [inquiry.id],
  );
  await fixture.deliver(text);
  const [message, ...others] = await fixture.messagesOf(inquiry);
  expect(others).toEqual([]);
  expect(message?.files[0]).toMatchObject({ name: 'camp.jpg', bytes: 8 });
});

it('joins once when two deliveries arrive at the same time', async () => {
  const inquiry = await newInquiry();
  const text = readMail('attachments', inquiry, { run: 'g' });
  const answers = await Promise.all([1, 2, 3, 4].map(() => fixture.deliver(text)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const messages = await fixture.messagesOf(inquiry);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.files).toHaveLength(3);
});
