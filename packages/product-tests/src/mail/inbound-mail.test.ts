/** Where an email ends that somebody sends to us. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { InboundFixture, type Inquiry, messageIdOf, readMail } from './inbound-fixture.ts';

let fixture: InboundFixture;
const given = new Map<string, Inquiry>();
const of = (name: string): Inquiry => {
  const inquiry = given.get(name);
  if (!inquiry) throw new Error(`There is no inquiry for ${name}.`);
  return inquiry;
};

const OURS = 'The tour starts in Djanet on Friday.';
const refused = (names: string) =>
  `[Not accepted: ${names}. A message takes up to 3 files, PDF, JPEG or PNG, of up to 10 MB each.]`;
const pdf = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')])
    .toString('base64')
    .replaceAll(/.{76}/g, '$&\r\n');
const longHeaders = [
  `References:${Array.from({ length: 1500 }, (_, index) => ` <${index}.${'x'.repeat(60)}@mail.example.org>`).join('\r\n')}`,
  ...Array.from({ length: 200 }, (_, index) => `X-Report-${index}: ${'y'.repeat(900)}`),
].join('\r\n');

type Joined = {
  body: string;
  quoted?: string;
  from?: string;
  files?: string[];
  values?: Record<string, string>;
};

const joined: Record<string, Joined> = {
  gmail: { body: 'Friday is perfect, thank you!\n\nCould we start earlier?', quoted: OURS },
  'gmail-french': { body: 'Bonjour Nadia,\n\nVendredi nous convient très bien.', quoted: OURS },
  'gmail-arabic': {
    body: 'السلام عليكم نادية،\n\nيوم الجمعة يناسبنا تماما.',
    quoted: OURS,
    from: 'أمينة بن علي',
  },
  outlook: { body: 'Dear Nadia,\n\nTwo rooms please.\n\nRegards\nAmina', quoted: OURS },
  'outlook-french': { body: 'Bonjour,\n\nDeux chambres, merci.', quoted: OURS },
  'outlook-mobile': {
    body: 'Yes, four people.\n\nGet Outlook for iOS<https://aka.ms/o0ukef>',
    quoted: OURS,
  },
  'outlook-arabic': { body: 'نعم، أربعة أشخاص.', quoted: OURS },
  'apple-mail': { body: 'See you on Friday!\n\nSent from my iPhone', quoted: OURS },
  'apple-mail-french': { body: 'À vendredi !', quoted: OURS },
  'apple-mail-arabic': { body: 'إلى اللقاء يوم الجمعة', quoted: OURS, from: 'أمينة' },
  'html-only': {
    body: 'Café & bread for four, please.\n\nSecond paragraph\nwith a line break.\n\nDjanet\nTamanrasset\n\nA link 1 < 2',
    quoted: '> The tour starts.',
  },
  'windows-1256': { body: 'شكرا جزيلا' },
  attachments: {
    body: `Here are our passports.\n\n${refused('notes.docx, invoice.pdf, fourth.png')}`,
    files: ['passport.pdf', 'x.png', 'جواز السفر.jpg'],
  },
  winmail: { body: `Please see the attachment.\n\n${refused('winmail.dat')}` },
  'calendar-invite': { body: `Shall we talk on Thursday?\n\n${refused('invite.ics')}` },
  'photo-without-text': { body: '', files: ['camp.jpg'] },
  'signature-picture': { body: 'Thank you.' },
  empty: { body: '[The email has no text of its own.]' },
  'quoted-only': { body: '[The email has no text of its own.]', quoted: OURS },
  'several-recipients': { body: 'Karim comes too.' },
  'upper-case-address': { body: 'Written by hand.' },
  'huge-headers': { body: 'Short text, long headers.', values: { headers: longHeaders } },
  'answer-below': { body: 'Below, as in the old days.', quoted: OURS },
  'answers-between': {
    body: 'Hi Nadia, see below.\n\nOn 24 Nov 2026, Nadia <office@example.com> wrote:\n> When do you arrive?\n\nOn Friday.\n\n> How many are you?\n\nFour.',
  },
  'another-sender': { body: 'Amina forwarded this to me. I am coming too.', from: 'Karim Benali' },
  'without-message-id': { body: 'No Message-ID.' },
  'verified-reference': { body: 'I answered to the address of the office.' },
  'large-attachment': {
    body: 'Here are our passports.',
    files: ['scan.pdf'],
    values: { pdf: pdf(10 * 1024 * 1024) },
  },
};

const unmatched: Record<string, string> = {
  'forged-sender': 'unverified',
  'forged-verification': 'unverified',
  'forged-token': 'unknown',
  unknown: 'unknown',
  colleague: 'colleague',
};

const automatic = [
  'out-of-office',
  'vacation-gmail',
  'vacation-french',
  'ticket-system',
  'bounce',
  'bounce-without-report',
  'null-return-path',
  'read-receipt',
  'mailing-list',
  'own-mail',
];

const all = [...Object.keys(joined), ...Object.keys(unmatched), ...automatic];

beforeAll(async () => {
  fixture = await InboundFixture.start();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const inquiries = await fixture.inquiries(all.length + 1);
  for (const [index, name] of ['other', ...all].entries()) {
    const inquiry = inquiries[index];
    if (inquiry) given.set(name, inquiry);
  }
  await fixture.mail.project.sql(
    `update public.office_settings set notification_emails = '{office@example.org}' where id = 1`,
  );
});
afterAll(() => fixture.mail.smtp.stop());

/** Twice, as providers do. */
async function deliver(name: string, values?: Record<string, string>) {
  const mail = readMail(name, of(name), values);
  const answers = [await fixture.deliver(mail), await fixture.deliver(mail)];
  expect(answers[1]).toEqual(answers[0]);
  return answers[0];
}

describe('joins the thread, once, and reopens the inquiry', () => {
  it.each(Object.entries(joined))('%s', async (name, expected) => {
    expect(await deliver(name, expected.values)).toEqual({
      status: 200,
      answer: { success: true, state: 'joined' },
    });
    const [message, ...others] = await fixture.messagesOf(of(name));
    expect(others).toEqual([]);
    expect(message?.body).toBe(expected.body);
    if (expected.quoted) expect(message?.quoted).toContain(expected.quoted);
    else expect(message?.quoted).toBe('');
    expect(message?.from_name).toBe(expected.from ?? 'Amina Benali');
    const files = message?.files ?? [];
    expect(files.map((file) => file.name).toSorted()).toEqual(expected.files?.toSorted() ?? []);
    expect(files.every(({ stored_at }) => stored_at !== null)).toBe(true);
    expect(await fixture.statusOf(of(name))).toBe('new');
  });
});

describe('waits for staff', () => {
  it.each(Object.entries(unmatched))('%s', async (name, reason) => {
    expect((await deliver(name))?.answer).toEqual({ success: true, state: 'unmatched' });
    expect(await fixture.unmatched(messageIdOf(name))).toMatchObject([{ reason }]);
    expect(await fixture.messagesOf(of(name))).toEqual([]);
    expect(await fixture.statusOf(of(name))).toBe('waiting');
  });
});

describe('is set aside as automatic', () => {
  it.each(automatic)('%s', async (name) => {
    expect((await deliver(name))?.answer).toEqual({ success: true, state: 'automatic' });
    expect(await fixture.unmatched(messageIdOf(name))).toMatchObject([{ reason: 'automatic' }]);
    expect(await fixture.messagesOf(of(name))).toEqual([]);
    expect(await fixture.statusOf(of(name))).toBe('waiting');
  });
});

it('sends nobody an email but the office, once for each joined email', async () => {
  await fixture.drain();
  await fixture.drain();
  for (const name of all) {
    const { email } = of(name);
    // The receipt of the inquiry.
    expect([name, fixture.mail.acceptedFor(email).length]).toEqual([name, 1]);
  }
  const strangers = ['karim@example.net', 'mailer-daemon@mx.example.org', 'no-reply@example.com'];
  for (const stranger of strangers) expect(fixture.mail.acceptedFor(stranger)).toEqual([]);
  const notices = () =>
    fixture.mail
      .acceptedFor('office@example.org')
      .filter(({ text }) => text.includes('wrote about inquiry'));
  const expected = Object.keys(joined).length;
  await vi.waitFor(() => expect(notices()).toHaveLength(expected), { timeout: 10_000 });
});

describe('refuses', () => {
  const mail = () => readMail('gmail', of('other'));
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
    const inquiry = of('other');
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
    const inquiry = of('other');
    const elsewhere = { ...inquiry, address: inquiry.address.replace(/@.*/, '@example.net') };
    const answer = await fixture.deliver(readMail('gmail', elsewhere, { run: 'c' }));
    expect(answer.answer).toMatchObject({ state: 'unmatched' });
  });
});

it('recognises the recipient of the envelope', async () => {
  const inquiry = of('other');
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

it('continues after a failure between the message and its file', async () => {
  const [inquiry] = await fixture.inquiries(1);
  if (!inquiry) throw new Error('No inquiry.');
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
  const [inquiry] = await fixture.inquiries(1);
  if (!inquiry) throw new Error('No inquiry.');
  const text = readMail('attachments', inquiry, { run: 'g' });
  const answers = await Promise.all([1, 2, 3, 4].map(() => fixture.deliver(text)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const messages = await fixture.messagesOf(inquiry);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.files).toHaveLength(3);
});
