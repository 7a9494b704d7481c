import { isEmailAddress } from '@expat-buddy/domain/email-address';
import { dayText } from '@expat-buddy/domain/format/day';
import { isolateNumbers } from '@expat-buddy/domain/format/number-isolation';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import type { Language } from '@expat-buddy/domain/language/languages';
import { fillPlaceholders } from '@expat-buddy/domain/message-template/placeholders';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { inquiryPage } from '../inquiry/inquiry-link.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import { mailMessages } from '../messages/mail-messages.ts';
import { type NewMail, REPLY_COPY_MAIL, REPLY_MAIL } from '../outbox.ts';
import { totalText } from '../proposal/total-text.ts';

export type Reply = Pick<
  Row<'submission_messages'>,
  'id' | 'submission_id' | 'to_emails' | 'subject' | 'body'
> & {
  language: Language;
  authorName: string;
  customerEmail: string;
  proposal: MailedProposal | null;
};

/** What the email says about the proposal that goes with the message; the page has the rest. */
type MailedProposal = Pick<Row<'proposals'>, 'title' | 'total_minor' | 'currency' | 'valid_until'>;

export type ReplySettings = Pick<Row<'office_settings'>, 'reply_to' | 'reply_signatures'>;

export const replyMailKey = (messageId: string) => `message:${messageId}`;
export const replyCopyKey = (messageId: string) => `${replyMailKey(messageId)}:copy`;

export const messageOfMail = ({ idempotency_key }: Pick<NewMail, 'idempotency_key'>) =>
  idempotency_key.split(':')[1] ?? '';

/** Contains the reference once, by which an email reply is found. */
function subjectOf({ subject, language, submission_id }: Reply): string {
  const reference = inquiryReference(submission_id);
  const own = oneLine(subject, 200) || mailMessages(language).reply.subject;
  return own.toUpperCase().includes(reference) ? own : `${own} (${reference})`;
}

/** The signature of the settings, or the author's name. */
function signatureOf({ language, authorName }: Reply, { reply_signatures }: ReplySettings): string {
  const own = (reply_signatures as Partial<Record<Language, string | null>>)[language];
  return fillPlaceholders(own?.trim() || '{{owner}}', { owner: authorName })
    .replaceAll(/\{\{.*?\}\}/g, '')
    .trim();
}

function factsOf({ proposal, language }: Reply): MailContent['facts'] {
  if (!proposal) return [];
  const texts = mailMessages(language).reply;
  const validUntil = dayText(proposal.valid_until ?? '', language);
  return [
    [texts.proposal, oneLine(proposal.title, 150)],
    [texts.total, totalText(proposal, language)],
    [texts.validUntil, validUntil],
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
    paragraphs: [reply.body, signatureOf(reply, settings)]
      .flatMap(paragraphsOf)
      .map((paragraph) => isolateNumbers(paragraph, reply.language)),
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
      label: mailMessages(reply.language).reply[reply.proposal ? 'read' : 'link'],
      url: inquiryPage(siteUrl, reply.language),
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
