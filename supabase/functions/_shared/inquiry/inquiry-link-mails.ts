import type { Database } from '@expat-buddy/domain/database.types';
import { isEmailAddress } from '@expat-buddy/domain/email-address';
import { dayText } from '@expat-buddy/domain/format/day';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { toLanguage } from '@expat-buddy/domain/language/languages';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import { readCompany } from '../company.ts';
import type { Environment } from '../http.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { mailMessages } from '../messages/mail-messages.ts';
import { type NewMail, queueMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { inquiryPage } from './inquiry-link.ts';
import { siteUrlOf } from './queue-inquiry-mails.ts';

export type RequestedLink =
  Database['public']['Functions']['requested_inquiry_links']['Returns'][number];

export const INQUIRY_LINK_MAIL = 'inquiry_link';

export function linkMail(link: RequestedLink, siteUrl: string, company: Company): NewMail {
  const language = toLanguage(link.language);
  const texts = mailMessages(language).inquiryLink;
  const subject = texts.subject(inquiryReference(link.submission_id));
  const content: MailContent = {
    title: subject,
    language,
    paragraphs: [texts.what, texts.validity(dayText(link.expires_at.slice(0, 10), language))],
    facts: [],
    quote: '',
    action: { label: texts.open, url: inquiryPage(siteUrl, language) },
    closing: [texts.mistake],
    company,
  };
  return {
    kind: INQUIRY_LINK_MAIL,
    submission_id: link.submission_id,
    idempotency_key: `inquiry-link:${link.link_id}:${Date.parse(link.requested_at)}`,
    to_email: link.email,
    reply_to: isEmailAddress(company.email) ? company.email : null,
    subject,
    body_text: renderText(content),
    body_html: renderHtml(content),
  };
}

/** Queues the emails with links that customers or staff asked for. Idempotent. */
export async function queueInquiryLinkMails(
  db: ServiceClient,
  env: Environment,
): Promise<readonly string[]> {
  const { data, error } = await db.rpc('requested_inquiry_links');
  if (error) throw error;
  if (data.length === 0) return [];
  const siteUrl = siteUrlOf(env);
  const mails = await Promise.all(
    data.map(async (link) =>
      linkMail(link, siteUrl, await readCompany(db, toLanguage(link.language))),
    ),
  );
  await queueMails(db, mails);
  for (const { link_id, requested_at } of data) {
    const written = await db
      .from('inquiry_links')
      .update({ emailed_at: new Date().toISOString() })
      .eq('id', link_id)
      .eq('requested_at', requested_at);
    if (written.error) throw written.error;
  }
  return mails.map(({ idempotency_key }) => idempotency_key);
}
