import { isEmailAddress } from '@expat-buddy/domain/email-address';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import type { MessageLanguage } from '@expat-buddy/domain/message/languages';
import { fillPlaceholders } from '@expat-buddy/domain/message-template/placeholders';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { inquiryPage } from '../inquiry/inquiry-link.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import { type NewMail, REPLY_MAIL } from '../outbox.ts';

export type Reply = Pick<
  Row<'submission_messages'>,
  'id' | 'submission_id' | 'to_emails' | 'subject' | 'body'
> & { language: MessageLanguage; authorName: string };

export type ReplySettings = Pick<Row<'office_settings'>, 'reply_to' | 'reply_signatures'>;

const texts: Readonly<Record<MessageLanguage, { subject: string; link: string }>> = {
  en: { subject: 'Your inquiry', link: 'See your inquiry and write back' },
  fr: { subject: 'Votre demande', link: 'Voir votre demande et répondre' },
  ar: { subject: 'طلبك', link: 'عرض طلبك والرد علينا' },
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
    facts: [],
    quote: '',
    action: { label: texts[reply.language].link, url: inquiryPage(siteUrl) },
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
