import { type Language, languages } from '@expat-buddy/domain/language/languages';
import { locales } from '@expat-buddy/domain/language/locales';
import {
  renderIssueHtml,
  renderIssueText,
} from '@expat-buddy/domain/newsletter/issue/render-issue';
import type { IssueBlock, IssueTrip } from '@expat-buddy/domain/newsletter/issue/types';
import { companyFromSettings } from '@expat-buddy/domain/site-settings/company-details';
import { describe, expect, it } from 'vitest';
import { linkMail } from '../inquiry/inquiry-link-mails.ts';
import { visitorMail } from '../inquiry/inquiry-mails.ts';
import { savedInquiry } from '../inquiry/saved-inquiry.fixture.ts';
import { alreadyMail, confirmMail, welcomeMail } from '../newsletter/newsletter-mails.ts';
import type { NewMail } from '../outbox.ts';
import { type ProposalOutcome, proposalOutcomeMail } from '../proposal/outcome-mails.ts';
import { type Reply, replyMails } from '../reply/reply-mail.ts';
import { reviewRequestMail } from '../review/review-request-mails.ts';

type Written = Pick<NewMail, 'subject' | 'body_text' | 'body_html'>;

const site = 'https://site.example';
const id = '6e81d72b-6b1d-4c1a-9f53-1c9a0e7d2b11';
const REFERENCE = '6E81D72B';
const company = {
  ...companyFromSettings(null),
  tagline: '',
  phone: '+213 21 00 00 00',
  email: 'office@example.com',
  address: '1 XXX XXX',
  legalName: 'XXX',
  registerNumber: '16/00',
  licence: { number: '1234', validUntil: '2027-08-31' },
  insurance: { insurer: 'XXX', number: '77', validUntil: '2027-10-31' },
};

/** Not for us to translate: placeholders for contents, addresses and names. */
const NOT_OURS = /https?:\S+|[\w-]+@[\w.]+|X{3}|6E81D72B|Expat Buddy|PDF|JPEG|PNG/g;

const receipt = (language: Language) => visitorMail(savedInquiry({ id, language }), site, company);

const link = { link_id: 'l', submission_id: id, email: 'a@example.com', name: 'XXX' };
const reply: Omit<Reply, 'language'> = {
  id,
  submission_id: id,
  to_emails: ['a@example.com'],
  subject: '',
  body: 'XXX',
  authorName: 'XXX',
  customerEmail: 'a@example.com',
  proposal: { title: 'XXX', total_minor: 3_200_000, currency: 'DZD', valid_until: '2026-12-14' },
};
const later = '2027-02-01T12:00:00Z';
const outcome = (language: Language, is: 'confirmed' | 'withdrawn', changes = {}) => {
  const row: ProposalOutcome = {
    proposal_id: 'p',
    submission_id: id,
    outcome: is,
    title: 'XXX',
    total_minor: 3_200_000,
    currency: 'DZD',
    starts_on: '2027-03-04',
    ends_on: '2027-03-12',
    answered_at: '2026-12-03T23:30:00Z',
    email: 'a@example.com',
    language,
    ...changes,
  };
  return proposalOutcomeMail(row, site, company);
};
const settings = { reply_to: '', reply_signatures: {} };
const subscriber = (locale: Language) => ({ id: 's', email: 'a@example.com', locale });

const blocks: IssueBlock[] = [
  { id: 'a', kind: 'text', text: '## XXX\n\n[XXX](/travels)' },
  { id: 'b', kind: 'trips', title: 'XXX', trips: ['travels/XXX'] },
];
const trip: IssueTrip = { name: 'travels/XXX', title: 'XXX', image: '', price: '240 €' };

function issue(language: Language): Written {
  const content = { subject: 'XXX', preheader: 'XXX', language, blocks, company };
  const trips = new Map([[trip.name, trip]]);
  const mail = { ...content, trips, siteUrl: site, apiUrl: site, pricesAreExamples: true };
  return { subject: 'XXX', body_text: renderIssueText(mail), body_html: renderIssueHtml(mail) };
}

/** Each email to customers and subscribers, and the page of the site that it links to. */
const mails: [name: string, page: string, write: (language: Language) => Written][] = [
  ['the receipt', 'my-inquiry', (language) => receipt(language)],
  [
    'the link to the inquiry',
    'my-inquiry',
    (language) =>
      linkMail({ ...link, language, requested_at: later, expires_at: later }, site, company),
  ],
  [
    'a reply',
    'my-inquiry',
    (language) => replyMails({ ...reply, language, proposal: null }, settings, site, company)[0],
  ],
  [
    'a proposal',
    'my-inquiry',
    (language) => replyMails({ ...reply, language }, settings, site, company)[0],
  ],
  ['the confirmation of a proposal', 'my-inquiry', (language) => outcome(language, 'confirmed')],
  [
    'the withdrawal of a proposal',
    'my-inquiry',
    (language) => outcome(language, 'withdrawn', { answered_at: null }),
  ],
  [
    'the withdrawal of an accepted proposal',
    'my-inquiry',
    (language) => outcome(language, 'withdrawn'),
  ],
  [
    'the request of a review',
    'review',
    (language) =>
      reviewRequestMail(
        { ...link, request_id: 'r', titles: ['XXX', 'XXX'], language, expires_at: later },
        site,
        company,
      ),
  ],
  [
    'the confirmation of a subscription',
    'newsletter/confirm',
    (language) => confirmMail(subscriber(language), 'h'.repeat(64), 'XXX', site, company),
  ],
  [
    'the welcome of a subscriber',
    'newsletter/unsubscribe',
    (language) => welcomeMail(subscriber(language), later, site, company),
  ],
  [
    'the answer to a second subscription',
    'newsletter/unsubscribe',
    (language) => alreadyMail(subscriber(language), site, company),
  ],
  ['an issue of the newsletter', 'newsletter/unsubscribe', issue],
];

const plain = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(NOT_OURS, ' ');

const ENGLISH =
  /(?<!\p{L})(the|you|your|and|we|our|this|that|is|are|with|from|of|to|until|trip|phone|valid|nights?|about)(?!\p{L})/iu;

const leftovers: Readonly<Record<Language, RegExp>> = {
  en: /[\u0600-\u06ff]|é/,
  fr: ENGLISH,
  ar: /[A-Za-z]/,
};

describe.each(languages)('in %s', (language) => {
  const prefix = language === 'en' ? '' : `/${language}`;

  it.each(mails)('%s is written in that language throughout', (_, page, write) => {
    const { subject, body_text: text, body_html: html } = write(language);
    expect(html).toContain(`<html lang="${language}" dir="${locales[language].direction}">`);
    for (const part of [subject, text, plain(html)]) {
      expect(part.replaceAll(NOT_OURS, ' ')).not.toMatch(leftovers[language]);
      expect(part).not.toMatch(/undefined|null|NaN|\{\{|\$\{|#/);
    }
    for (const body of [text, html]) {
      expect(body).toContain(`${site}${prefix}/${page}`);
      const pages = body.match(/https:\/\/site\.example[^\s"<]*/g) ?? [];
      for (const address of pages) expect(address).toMatch(`${site}${prefix}/`);
    }
  });

  it.each(mails)('%s says the same in plain text as in HTML', (name, _, write) => {
    const { body_text: text, body_html: html } = write(language);
    const words = (content: string) =>
      content
        .replaceAll(/[\u2066-\u2069>]/g, ' ')
        .match(/[\p{L}\d’]{3,}/gu)
        ?.map((word) => word.toLowerCase()) ?? [];
    const inHtml = new Set(words(plain(html.replace(/<title>.*?<\/title>/, ''))));
    const only = words(text.replaceAll(NOT_OURS, ' ')).filter((word) => !inHtml.has(word));
    expect([name, only]).toEqual([name, []]);
  });
});

it('keeps the direction of references, numbers and addresses in Arabic text', () => {
  const { body_text: text, body_html: html } = receipt('ar');
  expect(text).toContain(`\u2068${REFERENCE}\u2069`);
  expect(text).toContain('\u2068+213 21 00 00 00\u2069');
  expect(html).toMatch(new RegExp(`<bdi[^>]*>${REFERENCE}</bdi>`));
  expect(html).toMatch(/<bdi[^>]*>\+213 21 00 00 00<\/bdi>/);
  expect(html).not.toMatch(/[\u2066-\u2069]|text-align:(start|left)/);
  expect(html).toContain('<div lang="ar" dir="rtl" style="');
});

it('formats dates and prices as people in Algeria write them', () => {
  const of = (language: Language) =>
    replyMails({ ...reply, language }, settings, site, company)[0].body_text;
  expect(of('ar')).toContain('14 ديسمبر 2026');
  expect(of('ar')).toContain('المجموع: 32\u00a0000\u00a0دج');
  expect(of('fr')).toContain('14 décembre 2026');
});

it('says in the confirmation what was agreed, and how to pay', () => {
  const { subject, body_text: text } = outcome('en', 'confirmed');
  expect(subject).toBe(`Your booking is confirmed (${REFERENCE})`);
  expect(text).toContain('the proposal that you accepted on 4 December 2026');
  expect(text).toContain('Dates: 4–12 March 2027\nTotal: 32\u00a0000\u00a0DA');
  expect(text).toContain('We will write to you about how to pay.');
  const free = outcome('fr', 'confirmed', { total_minor: 0, starts_on: null, ends_on: null });
  expect(free.body_text).toContain('Total\u00a0: Gratuit');
  expect(free.body_text).not.toContain('Dates');
});

it('says of a withdrawal that nothing is owed, and what to do', () => {
  const open = outcome('en', 'withdrawn', { answered_at: null }).body_text;
  expect(open).toContain('It can no longer be accepted, and you owe nothing for it.');
  expect(open).toContain('If you would like a new one, answer this email');
  expect(outcome('en', 'withdrawn').body_text).toContain('nothing is booked');
});
