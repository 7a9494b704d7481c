import { companyFromSettings } from '@expat-buddy/domain/site-settings/company-details';
import { expect, it } from 'vitest';
import { addresseesOf } from '../inquiry/answer-by-email.ts';
import { type Reply, replyMails } from '../reply/reply-mail.ts';
import { type ProposalAnswer, proposalAnswerMail } from './answer-mails.ts';

const site = 'https://example.com';
const company = companyFromSettings(null);
const submission_id = '6e81d72b-6b1d-4c1a-9f53-1c9a0e7d2b11';

const reply: Reply = {
  id: '0b6c2f4e-6b1d-4c1a-9f53-1c9a0e7d2b11',
  submission_id,
  to_emails: ['amina@example.com'],
  subject: '',
  body: 'Here is our proposal.',
  language: 'en',
  authorName: 'Nadia',
  customerEmail: 'amina@example.com',
  proposal: { title: 'Ten days', total_minor: 123_400, currency: 'EUR', valid_until: '2026-12-14' },
};
const textOf = (changes: Partial<Reply>) =>
  replyMails({ ...reply, ...changes }, { reply_to: '', reply_signatures: {} }, site, company)[0]
    .body_text;

it('lists total and validity of a proposal, and links to the page', () => {
  const text = textOf({});
  expect(text).toContain('Proposal: Ten days\nTotal: €1,234.00\nValid until: 14 December 2026');
  expect(text).toContain(`Read and answer the proposal:\n${site}/my-inquiry`);
  expect(textOf({ proposal: null })).not.toContain('Total');
});

it('says so in the language of the message', () => {
  const text = textOf({ language: 'fr' });
  expect(text).toContain('Valable jusqu’au\u00a0: 14 décembre 2026');
  expect(text).toMatch(/Total\u00a0: 1\s234,00\s€/);
});

it('tells the owner what to do about an answer, without the words of the customer', () => {
  const answer: ProposalAnswer = {
    proposal_id: 'd1',
    version: 2,
    status: 'accepted',
    submission_id,
    email: 'owner@example.com',
    total_minor: 1_400_000,
    currency: 'DZD',
  };
  const [addressee] = addresseesOf({ languageOf: () => 'en' }, submission_id, [
    'owner@example.com',
  ]);
  const mail = proposalAnswerMail(answer, addressee, site, { en: company, fr: company });
  expect(mail).toMatchObject({
    to_email: 'owner@example.com',
    subject: 'Proposal accepted: inquiry 6E81D72B',
    idempotency_key: 'proposal-answer:d1',
  });
  expect(mail.body_text).toContain('14\u00a0000\u00a0DA');
  expect(mail.body_text).toContain(`${site}/admin/submissions/edit/${submission_id}`);
});
