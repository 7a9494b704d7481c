import { formatCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import { isEmailAddress } from '@expat-buddy/domain/email-address';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import type { MessageLanguage } from '@expat-buddy/domain/message/languages';
import { fillPlaceholders } from '@expat-buddy/domain/message-template/placeholders';
import { formatMoney } from '@expat-buddy/domain/proposal/money';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { inquiryPage } from '../inquiry/inquiry-link.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import { type NewMail, REPLY_MAIL } from '../outbox.ts';

export type Reply = Pick<
  Row<'submission_messages'>,
  'id' | 'submission_id' | 'to_emails' | 'subject' | 'body'
> & { language: MessageLanguage; authorName: string; proposal: MailedProposal | null };

/** What the email says about the proposal that goes with the message; the page has the rest. */
type MailedProposal = Pick<Row<'proposals'>, 'title' | 'total_minor' | 'currency' | 'valid_until'>;

export type ReplySettings = Pick<Row<'office_settings'>, 'reply_to' | 'reply_signatures'>;

type Texts = {
  subject: string;
  link: string;
  /** With a proposal. */
  read: string;
  proposal: string;
  total: string;
  validUntil: string;
};

const texts: Readonly<Record<MessageLanguage, Texts>> = {
  en: {
    subject: 'Your inquiry',
    link: 'See your inquiry and write back',
    read: 'Read and answer the proposal',
    proposal: 'Proposal',
    total: 'Total',
    validUntil: 'Valid until',
  },
  fr: {
    subject: 'Votre demande',
    link: 'Voir votre demande et répondre',
    read: 'Lire la proposition et y répondre',
    proposal: 'Proposition',
    total: 'Total',
    validUntil: 'Valable jusqu’au',
  },
  ar: {
    subject: 'طلبك',
    link: 'عرض طلبك والرد علينا',
    read: 'قراءة العرض والرد عليه',
    proposal: 'العرض',
    total: 'المجموع',
    validUntil: 'صالح حتى',
  },
};

const dayLocales: Readonly<Record<MessageLanguage, string>> = {
  en: 'en-GB',
  fr: 'fr',
  ar: 'ar-DZ',
};

export const replyMailKey = (messageId: string) => `message:${messageId}`;

/** Contains the reference once, by which an email reply is found. */
function subjectOf({ subject, language, submission_id }: Reply): string {
  const reference = inquiryReference(submission_id);
  const own = oneLine(subject, 200) || texts[language].subject;
  return own.toUpperCase().includes(reference) ? own : `${own} (${reference})`;
}

/** The signature of the settings, or the author's name. */
function signatureOf({ language, authorName }: Reply, { reply_signatures }: ReplySettings): string {
  const own = (reply_signatures as Partial<Record<MessageLanguage, string | null>>)[language];
  return fillPlaceholders(own?.trim() || '{{owner}}', { owner: authorName })
    .replaceAll(/\{\{.*?\}\}/g, '')
    .trim();
}

function factsOf({ proposal, language }: Reply): MailContent['facts'] {
  if (!proposal) return [];
  const text = texts[language];
  const currency = proposal.currency === 'EUR' ? 'EUR' : 'DZD';
  const validUntil = formatCalendarDay(proposal.valid_until ?? '', dayLocales[language]);
  return [
    [text.proposal, oneLine(proposal.title, 150)],
    [text.total, formatMoney(proposal.total_minor, currency, language)],
    [text.validUntil, validUntil],
  ];
}

const paragraphsOf = (text: string) =>
  text
    .trim()
    .split(/(?:\r\n|\r|\n)(?:[^\S\r\n]*(?:\r\n|\r|\n))+/)
    .filter(Boolean);

/**
 * The email of a sent message: our text, the signature and the private link, in the customer's
 * language. The link's token is added on sending.
 */
export function replyMail(
  reply: Reply,
  settings: ReplySettings,
  siteUrl: string,
  company: Company,
): NewMail & { id: string } {
  const content: MailContent = {
    title: '',
    language: reply.language,
    paragraphs: [...paragraphsOf(reply.body), ...paragraphsOf(signatureOf(reply, settings))],
    facts: factsOf(reply),
    quote: '',
    action: {
      label: texts[reply.language][reply.proposal ? 'read' : 'link'],
      url: inquiryPage(siteUrl),
    },
    company,
  };
  const replyTo = settings.reply_to || company.email;
  return {
    id: reply.id,
    kind: REPLY_MAIL,
    submission_id: reply.submission_id,
    idempotency_key: replyMailKey(reply.id),
    to_email: reply.to_emails.join(', '),
    reply_to: isEmailAddress(replyTo) ? replyTo : null,
    subject: subjectOf(reply),
    body_text: renderText(content),
    body_html: renderHtml(content),
  };
}
