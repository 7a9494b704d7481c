import type { Database } from '@expat-buddy/domain/database.types';
import { isEmailAddress } from '@expat-buddy/domain/email-address';
import { dayText } from '@expat-buddy/domain/format/day';
import { toLanguage } from '@expat-buddy/domain/language/languages';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import { readCompany } from '../company.ts';
import type { Environment } from '../http.ts';
import { siteUrlOf } from '../inquiry/queue-inquiry-mails.ts';
import { hashOfLinkToken } from '../link-token.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import { mailMessages } from '../messages/mail-messages.ts';
import { type NewMail, queueMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { REVIEW_REQUEST_MAIL, reviewMailKey, reviewPage, reviewToken } from './review-link.ts';

export type DueRequest = Database['public']['Functions']['due_review_requests']['Returns'][number];

// The outbox stores the email without its token, which is added on sending.
export function reviewRequestMail(request: DueRequest, siteUrl: string, company: Company): NewMail {
  const language = toLanguage(request.language);
  const { list, review: texts } = mailMessages(language);
  const { subject } = texts;
  const content: MailContent = {
    title: subject,
    language,
    paragraphs: [
      texts.ask(company.name),
      texts.validity(dayText(request.expires_at.slice(0, 10), language)),
    ],
    facts: request.titles.length > 0 ? [[texts.about, oneLine(list(request.titles), 300)]] : [],
    quote: '',
    action: { label: texts.write, url: reviewPage(siteUrl, language) },
    closing: [texts.once],
    company,
  };
  return {
    kind: REVIEW_REQUEST_MAIL,
    submission_id: request.submission_id,
    idempotency_key: reviewMailKey(request.request_id),
    to_email: request.email,
    reply_to: isEmailAddress(company.email) ? company.email : null,
    subject,
    body_text: renderText(content),
    body_html: renderHtml(content),
  };
}

/** Queues one email for each won inquiry whose trip has ended. Idempotent. */
export async function queueReviewRequests(db: ServiceClient, env: Environment): Promise<void> {
  const { data, error } = await db.rpc('due_review_requests');
  if (error) throw error;
  if (data.length === 0) return;
  const siteUrl = siteUrlOf(env);
  for (const request of data) {
    const token_hash = await hashOfLinkToken(await reviewToken(env, request.request_id));
    const hashed = await db
      .from('review_requests')
      .update({ token_hash })
      .eq('id', request.request_id);
    if (hashed.error) throw hashed.error;
    const company = await readCompany(db, toLanguage(request.language));
    await queueMails(db, [reviewRequestMail(request, siteUrl, company)]);
    const queued = await db
      .from('review_requests')
      .update({ queued_at: new Date().toISOString() })
      .eq('id', request.request_id);
    if (queued.error) throw queued.error;
  }
}
