/** Where an email ends that somebody sends to us. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  InboundFixture,
  type Inquiry,
  messageIdOf,
  pdf,
  readMail,
  refused,
} from './inbound-fixture.ts';

let fixture: InboundFixture;
const given = new Map<string, Inquiry>();
const of = (name: string): Inquiry => {
  const inquiry = given.get(name);
  if (!inquiry) throw new Error(`There is no inquiry for ${name}.`);
  return inquiry;
};

const OURS = 'The tour starts in Djanet on Friday.';
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
    body: 'Café & bread for four, please.\n\nSecond paragraph\nwith a line break.\n\n- Djanet\n- Tamanrasset\n\nA link 1 < 2',
    quoted: '> The tour starts.',
  },
  'windows-1256': { body: 'شكرا جزيلا' },
  attachments: {
    body: `Here are our passports.\n\n${refused('notes.docx, invoice.pdf, fourth.png')}`,
    files: ['passport.pdf', 'x.png', 'جواز السفر.jpg'],
  },
  'own-route': {
    body: 'Bonjour,\nVoici notre trajet :\n\nDe : Alger\nÀ : Djanet\nDate : 14 mars 2027\nNous serons 4 personnes dont un enfant de 6 ans.\nMerci, Karim',
    from: 'Guest',
  },
  'own-quotation': {
    body: 'Le programme me plaît beaucoup.\nMais ma femme a écrit :\n"pas plus de 6 heures de route par jour", est-ce possible ?',
    from: 'Guest',
  },
  'us-ascii': { body: 'السلام عليكم نريد زيارة جانت في شهر مارس', from: 'Guest' },
  'picture-in-text': { body: 'Oui, nous confirmons.', from: 'Guest' },
  'stub-text': {
    body: 'We accept the offer, five people, from 3 to 10 March.',
    from: 'Guest',
  },
  'pdf-with-bom': { body: 'Mon passeport.', files: ['passeport.pdf'], from: 'Guest' },
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
  'ticket-system': 'program',
  // It names neither an email nor an address.
  'bounce-without-report': 'undelivered',
};

const automatic = [
  'out-of-office',
  'vacation-gmail',
  'vacation-french',
  'null-return-path',
  'read-receipt',
  'mailing-list',
  'own-mail',
];

const all = [...Object.keys(joined), ...Object.keys(unmatched), ...automatic];

beforeAll(async () => {
  fixture = await InboundFixture.start();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const inquiries = await fixture.inquiries(all.length);
  for (const [index, name] of all.entries()) {
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
