import type { Database } from '@expat-buddy/domain/database.types';
import { formatCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import { isEmailAddress } from '@expat-buddy/domain/email-address';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import { readCompany } from '../company.ts';
import type { Environment } from '../http.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { type NewMail, queueMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { inquiryPage } from './inquiry-link.ts';
import { siteUrlOf } from './queue-inquiry-mails.ts';

type RequestedLink = Database['public']['Functions']['requested_inquiry_links']['Returns'][number];

export const INQUIRY_LINK_MAIL = 'inquiry_link';

function linkMail(link: RequestedLink, siteUrl: string, company: Company): NewMail {
  const reference = inquiryReference(link.submission_id);
  const subject = `The link to your inquiry ${reference}`;
  const content: MailContent = {
    title: subject,
    paragraphs: [
      'You or our office asked for this link. It opens your inquiry: what you sent, our replies, and a place to write back.',
      `It is yours alone and is valid until ${formatCalendarDay(link.expires_at.slice(0, 10), 'en-GB')}. Anybody who has it can read your inquiry, so please do not pass it on.`,
    ],
    facts: [],
    quote: '',
    action: { label: 'Open your inquiry', url: inquiryPage(siteUrl) },
    closing: ['If you did not ask for it, you can ignore this email.'],
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
  const company = await readCompany(db);
  const siteUrl = siteUrlOf(env);
  const mails = data.map((link) => linkMail(link, siteUrl, company));
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
