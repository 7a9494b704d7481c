import type { Database } from '@expat-buddy/domain/database.types';
import { formatCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import { isEmailAddress } from '@expat-buddy/domain/email-address';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import { readCompany } from '../company.ts';
import type { Environment } from '../http.ts';
import { siteUrlOf } from '../inquiry/queue-inquiry-mails.ts';
import { hashOfLinkToken } from '../link-token.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import { type NewMail, queueMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { REVIEW_REQUEST_MAIL, reviewMailKey, reviewPage, reviewToken } from './review-link.ts';

type DueRequest = Database['public']['Functions']['due_review_requests']['Returns'][number];

// The outbox stores the email without its token, which is added on sending.
function reviewRequestMail(request: DueRequest, siteUrl: string, company: Company): NewMail {
  const subject = 'How was it? Your review';
  const content: MailContent = {
    title: subject,
    paragraphs: [
      `Thank you for travelling with ${company.name}. Would you tell others how it was? A few sentences and your stars are enough, and criticism is as welcome as praise.`,
      `The link is yours alone, works once and is valid until ${formatCalendarDay(request.expires_at.slice(0, 10), 'en-GB')}. We publish your first name and the month of your trip, nothing else about you.`,
    ],
    facts: request.titles.length > 0 ? [['About', oneLine(request.titles.join(', '), 300)]] : [],
    quote: '',
    action: { label: 'Write a review', url: reviewPage(siteUrl) },
    closing: [
      'We ask once. If you would rather not be asked after a next trip, say so on the same page.',
    ],
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
  const company = await readCompany(db);
  const siteUrl = siteUrlOf(env);
  for (const request of data) {
    const token_hash = await hashOfLinkToken(await reviewToken(env, request.request_id));
    const hashed = await db
      .from('review_requests')
      .update({ token_hash })
      .eq('id', request.request_id);
    if (hashed.error) throw hashed.error;
    await queueMails(db, [reviewRequestMail(request, siteUrl, company)]);
    const queued = await db
      .from('review_requests')
      .update({ queued_at: new Date().toISOString() })
      .eq('id', request.request_id);
    if (queued.error) throw queued.error;
  }
}
