import { dayText } from '@expat-buddy/domain/format/day';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import type { SubmissionRecord } from '../submission.ts';

type Review = Pick<Row<'reviews'>, 'id' | 'status'>;

export type ReviewRequest = Omit<Row<'review_requests'>, 'token_hash' | 'address_hash'> & {
  /** A single one; a list where the API does not know that. */
  reviews: Review | Review[] | null;
};

/** The rule of `due_review_requests` in the database. */
const DAYS_AFTER = 3;
const MOST_DAYS_AFTER = 60;

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The last day of the trip as far as it is known. */
export const lastDayOf = ({ trip_ended_on, returnDate, departureDate }: SubmissionRecord) =>
  trip_ended_on ?? returnDate ?? departureDate;

/** Nobody is asked about spam, or about a trip that did not take place. */
export const mayAskForReview = ({ status }: Pick<SubmissionRecord, 'status'>) =>
  status !== 'spam' && status !== 'lost';

/** @param today the day in Algiers, `YYYY-MM-DD`. */
export function reviewRequestSentence(
  submission: SubmissionRecord,
  request: ReviewRequest | undefined,
  today: string,
): string {
  if (request) {
    const review = [request.reviews].flat()[0];
    if (request.withdrawn_at) return t('The customer wrote a review and withdrew it.');
    if (review) return t('The customer wrote a review. It is {status}.', { status: review.status });
    if (request.declined_at) return t('The customer does not want to be asked for reviews.');
    if (request.expires_at.slice(0, 10) < today)
      return t('The customer was asked and did not answer.');
    if (submission.holds_review_request) return t('Held back.');
    return request.queued_at
      ? t('The customer has been asked for a review.')
      : t('The customer is being asked for a review.');
  }
  if (submission.channel !== 'form')
    return t(
      'Never sent: only inquiries from the website are asked, so that reviews can be trusted.',
    );
  if (submission.holds_review_request) return t('Held back: nobody will be asked.');
  if (submission.status !== 'won') return t('Sent only once the inquiry is won.');
  const lastDay = lastDayOf(submission);
  if (!lastDay) return t('The inquiry has no dates. Enter the last day of the trip.');
  if (dayAfter(lastDay, MOST_DAYS_AFTER) < today) return t('The trip ended too long ago to ask.');
  const due = dayAfter(lastDay, DAYS_AFTER);
  if (due > today) return t('Will be sent on {due}.', { due: dayText(due, locale.language) });
  return t('Due. It is sent within minutes, unless the customer does not want to be asked.');
}
