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
import { type NewMail, REPLY_COPY_MAIL, REPLY_MAIL } from '../outbox.ts';

export type Reply = Pick<
  Row<'submission_messages'>,
  'id' | 'submission_id' | 'to_emails' | 'subject' | 'body'
> & {
  language: MessageLanguage;
  authorName: string;
  customerEmail: string;
  proposal: MailedProposal | null;
};

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
export const replyCopyKey = (messageId: string) => `${replyMailKey(messageId)}:copy`;

export const messageOfMail = ({ idempotency_key }: Pick<NewMail, 'idempotency_key'>) =>
  idempotency_key.split(':')[1] ?? '';

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

function bodyOf(
  reply: Reply,
  settings: ReplySettings,
  company: Company,
  action?: MailContent['action'],
): Pick<NewMail, 'body_text' | 'body_html'> {
  const content: MailContent = {
    title: '',
    language: reply.language,
    paragraphs: [...paragraphsOf(reply.body), ...paragraphsOf(signatureOf(reply, settings))],
    facts: factsOf(reply),
    quote: '',
    ...(action && { action }),
    company,
  };
  return { body_text: renderText(content), body_html: renderHtml(content) };
}

/**
 * The emails of a sent message: our text and the signature, in the customer's language. The private
 * link is for the customer's own address; its token is added on sending. All others get an email
 * without it. The first email has the message's id.
 */
export function replyMails(
  reply: Reply,
  settings: ReplySettings,
  siteUrl: string,
  company: Company,
): [NewMail & { id: string }, ...NewMail[]] {
  const isCustomer = (address: string) =>
    address.toLowerCase() === reply.customerEmail.toLowerCase();
  const own = reply.to_emails.filter(isCustomer);
  const others = reply.to_emails.filter((address) => !isCustomer(address));
  const replyTo = settings.reply_to || company.email;
  const common = {
    submission_id: reply.submission_id,
    reply_to: isEmailAddress(replyTo) ? replyTo : null,
    subject: subjectOf(reply),
  };
  const toCustomer = {
    ...common,
    ...bodyOf(reply, settings, company, {
      label: texts[reply.language][reply.proposal ? 'read' : 'link'],
      url: inquiryPage(siteUrl),
    }),
    kind: REPLY_MAIL,
    to_email: own.join(', '),
  };
  const toOthers = {
    ...common,
    ...bodyOf(reply, settings, company),
    kind: REPLY_COPY_MAIL,
    to_email: others.join(', '),
  };
  const first = own.length > 0 ? toCustomer : toOthers;
  const mail = { ...first, id: reply.id, idempotency_key: replyMailKey(reply.id) };
  if (first === toOthers || others.length === 0) return [mail];
  return [mail, { ...toOthers, idempotency_key: replyCopyKey(reply.id) }];
}
