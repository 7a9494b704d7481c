import { expect, it } from 'vitest';
import type { SubmissionRecord } from '../submission.ts';
import { mayAskForReview, type ReviewRequest, reviewRequestSentence } from './review-request.ts';

const won = {
  status: 'won',
  channel: 'form',
  holds_review_request: false,
  trip_ended_on: null,
  returnDate: '2026-10-10',
  departureDate: '2026-10-01',
} as SubmissionRecord;
const asked = {
  queued_at: '2026-10-13T08:00:00Z',
  expires_at: '2026-12-12T08:00:00Z',
  withdrawn_at: null,
  declined_at: null,
  reviews: null,
} as ReviewRequest;
const sentence = (
  change: Partial<SubmissionRecord>,
  request?: ReviewRequest,
  today = '2026-10-11',
) => reviewRequestSentence({ ...won, ...change }, request, today);

it('says when a review will be asked for, or why not', () => {
  expect(sentence({})).toBe('Will be sent on 13 October 2026.');
  expect(sentence({ trip_ended_on: '2026-10-12' })).toBe('Will be sent on 15 October 2026.');
  expect(sentence({}, undefined, '2026-10-13')).toMatch(/^Due/);
  expect(sentence({}, undefined, '2026-12-10')).toBe('The trip ended too long ago to ask.');
  expect(sentence({ status: 'waiting' })).toBe('Sent only once the inquiry is won.');
  expect(sentence({ channel: 'phone' })).toMatch(/^Never sent/);
  expect(sentence({ holds_review_request: true })).toBe('Held back: nobody will be asked.');
  expect(sentence({ returnDate: null, departureDate: null })).toMatch(/no dates/);
});

it('says what became of it', () => {
  expect(sentence({}, asked)).toBe('The customer has been asked for a review.');
  expect(sentence({}, asked, '2027-01-01')).toBe('The customer was asked and did not answer.');
  const review = { id: 'a', status: 'pending' } as const;
  expect(sentence({}, { ...asked, reviews: review })).toMatch(/It is pending\.$/);
  expect(sentence({}, { ...asked, reviews: [review] })).toMatch(/It is pending\.$/);
  expect(sentence({}, { ...asked, withdrawn_at: '2026-10-14' })).toMatch(/withdrew it/);
  expect(sentence({}, { ...asked, declined_at: '2026-10-14' })).toMatch(/not want to be asked/);
});

it('is no matter for spam and lost inquiries', () => {
  const asked = (['new', 'in_progress', 'waiting', 'won', 'lost', 'spam'] as const).filter(
    (status) => mayAskForReview({ status }),
  );
  expect(asked).toEqual(['new', 'in_progress', 'waiting', 'won']);
});
