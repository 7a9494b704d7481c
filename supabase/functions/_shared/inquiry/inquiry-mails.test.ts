import { languages } from '@expat-buddy/domain/language/languages';
import { readPlan } from '@expat-buddy/domain/plan/read-plan';
import { companyFromSettings } from '@expat-buddy/domain/site-settings/company-details';
import { expect, it } from 'vitest';
import type { Mail } from '../mail/mail.ts';
import { type Answering, addresseesOf } from './answer-by-email.ts';
import { withInquiryToken } from './inquiry-link.ts';
import { staffMail, visitorMail } from './inquiry-mails.ts';
import type { SavedInquiry } from './load-inquiry.ts';
import { savedInquiry } from './saved-inquiry.fixture.ts';

const inquiry = savedInquiry({
  name: 'Amina\r\nBcc: all@example.com',
  groupSize: '3-5',
  childrenUnder5: 2,
  departureDate: '2026-12-05',
  needsTransportation: true,
});

const company = {
  ...companyFromSettings(null),
  name: 'Rihla',
  phone: '+213 21 00 00 00',
  email: 'office@example.com',
};

const companies = { en: company, fr: company };
const inEnglish: Answering = { languageOf: () => 'en' };

const siteUrl = 'https://site.example';

const to = (recipients: readonly string[], answering = inEnglish) =>
  addresseesOf(answering, inquiry.submission.id, recipients)[0];

it('gives each colleague an answer address of their own, and shared mailboxes one', () => {
  const answering: Answering = {
    languageOf: ([first]) => (first === 'nadia@example.com' ? 'fr' : 'en'),
    accountOf: (address: string) => (address === 'nadia@example.com' ? 'nadia-id' : undefined),
  };
  const mails = addresseesOf(answering, inquiry.submission.id, [
    'nadia@example.com',
    'office@example.com',
    'desk@example.com',
  ]).map((addressee) => staffMail(inquiry, addressee, siteUrl, companies));
  expect(mails).toMatchObject([
    {
      to_email: 'office@example.com, desk@example.com',
      idempotency_key: `inquiry:${inquiry.submission.id}:staff`,
      answer_to: inquiry.submission.id,
      answer_as: null,
      reply_to: null,
    },
    {
      to_email: 'nadia@example.com',
      idempotency_key: `inquiry:${inquiry.submission.id}:staff:nadia-id`,
      answer_as: 'nadia-id',
      reply_to: null,
    },
  ]);
  expect(mails[0]?.body_text).toContain('reply from the address that you sign in with');
  expect(mails[1]?.subject).toMatch(/^Nouvelle demande 0B6C2F4E : .*, de Amina/);
  for (const body of [mails[1]?.body_text, mails[1]?.body_html]) {
    expect(body).toContain('Répondez à cet e-mail');
    expect(body).toContain('Écrivez votre réponse au-dessus de cette ligne');
    expect(body).toContain('Transport souhaité');
    expect(body).toContain('5 décembre 2026');
    expect(body).not.toMatch(/Group size|Open in the back office|Yes/);
  }
});

it('does not ask for a reply by email where none would join the inquiry', () => {
  const mail = staffMail(inquiry, to(['office@example.com']), siteUrl, companies);
  for (const body of [mail.body_text, mail.body_html]) {
    expect(body).not.toMatch(/reply to this email/i);
    expect(body).toContain('does not appear in the inquiry');
  }
});

it('tells the office the sender, the content and the link to the submission', () => {
  const mail = staffMail(
    inquiry,
    to(['office@example.com', 'two@example.com']),
    'https://site.example',
    companies,
  );
  expect(mail).toMatchObject({
    kind: 'inquiry_staff',
    to_email: 'office@example.com, two@example.com',
    reply_to: 'amina@example.com',
    subject: 'New inquiry 0B6C2F4E: Tipaza by the sea, from Amina Bcc: all@example.com',
    idempotency_key: `inquiry:${inquiry.submission.id}:staff`,
  });
  for (const body of [mail.body_text, mail.body_html]) {
    expect(body).toContain(`https://site.example/admin/submissions/edit/${inquiry.submission.id}`);
    expect(body).toContain('Tipaza by the sea');
    expect(body).toContain('3-5 people');
    expect(body).toContain('5 December 2026');
    expect(body).toContain('Include camping');
    expect(body).not.toContain('Return date');
  }
});

it('names the items of a plan in its order, instead of the travels', () => {
  const items = [
    { kind: 'vehicle', id: 'ducato', title: 'Ducato\r\nBcc: all@example.com', nights: 7 },
    { kind: 'travel', id: 'timimoun', title: 'Red Timimoun', nights: 1, month: 10, note: 'Secret' },
  ];
  const sent = { ...inquiry, plan: readPlan({ people: 4, items }) };
  const mail = staffMail(sent, to(['office@example.com']), 'https://site.example', companies);
  expect(mail.subject).toContain('a plan, from Amina');
  expect(mail.body_text).toContain(
    'Plan for: 4\nPlan 1: Ducato Bcc: all@example.com (vehicle), 7 nights\nPlan 2: Red Timimoun (travel), 1 night, around October',
  );
  expect(mail.body_text).not.toMatch(/Tipaza|Secret/);
});

it('gives the visitor the reference and the page of the inquiry, whose token is added on sending', () => {
  const receipt = visitorMail(inquiry, siteUrl, company);
  expect(receipt).toMatchObject({
    kind: 'inquiry_visitor',
    to_email: 'amina@example.com',
    reply_to: 'office@example.com',
    subject: 'We received your inquiry (0B6C2F4E)',
  });
  const { body_text: text, body_html: html } = receipt;
  expect(text + html).not.toContain('/admin');
  expect(visitorMail(inquiry, siteUrl, companyFromSettings(null)).reply_to).toBeNull();
  expect(text).toContain('Follow your inquiry:\nhttps://site.example/my-inquiry\n');
  const mail = withInquiryToken({ text, html } as Mail, siteUrl, 'the-token');
  for (const body of [mail.text, mail.html]) {
    expect(body.match(/my-inquiry#the-token/g)).toHaveLength(1);
  }
});

it.each(languages)('repeats nothing that somebody wrote, in %s', (language) => {
  const written = (names: Record<string, string>) => {
    const { submission, ...rest } = savedInquiry({ language, ...names });
    const plan = readPlan({ items: [{ kind: 'travel', id: 'a', title: 'LURE', nights: 1 }] });
    const sent = { ...rest, plan, subject: 'LURE', files: ['LURE.pdf'], travels: ['LURE'] };
    return visitorMail({ submission, ...sent } as SavedInquiry, siteUrl, company);
  };
  const lure = 'LURE https://phish.example LURE';
  const fields = { name: lure, message: lure, service: lure, groupSize: lure, phone: lure };
  expect(written(fields)).toEqual(written({}));
});

it('contains the company’s name, phone and email, and the response time of the services page', () => {
  const visitor = visitorMail(inquiry, siteUrl, company);
  const staff = staffMail(inquiry, to(['office@example.com']), 'https://site.example', companies);
  for (const body of [visitor, staff].flatMap((mail) => [mail.body_text, mail.body_html])) {
    for (const line of ['Rihla: ', 'Phone: +213 21 00 00 00', 'Email: office@example.com']) {
      expect(body).toContain(line);
    }
  }
  expect(visitor.body_text).toContain('within 3 to 5 working days');
});

it('contains the subject of the page, for the office', () => {
  const asked = { ...inquiry, travels: [], subject: 'Airport Welcome' };
  const staff = staffMail(asked, to(['office@example.com']), 'https://site.example', companies);
  expect(staff.subject).toContain('0B6C2F4E: Airport Welcome, from');
  expect(staff.body_text).toContain('About: Airport Welcome');
  expect(staff.body_text).toContain('Service: Trip planner');
});

it('names the attached files, and the service where nothing else was chosen', () => {
  const sent = {
    ...inquiry,
    travels: [],
    files: ['light.jpg', 'letter\r\nBcc: all@example.com.pdf'],
  };
  const staff = staffMail(sent, to(['office@example.com']), 'https://site.example', companies);
  expect(staff.subject).toContain('0B6C2F4E: Trip planner, from');
  expect(staff.body_text).toContain('Files: light.jpg, letter Bcc: all@example.com.pdf');
});
