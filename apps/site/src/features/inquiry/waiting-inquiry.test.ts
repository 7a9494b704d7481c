import { inquirySchema } from '@expat-buddy/domain/inquiry/schema';
import { expect, it } from 'vitest';
import { formatWaiting, hasExpired, parseWaiting, type WaitingInquiry } from './waiting-inquiry.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const waiting: WaitingInquiry = {
  submissionId: '0b6c2f4e-6b1d-4c1a-9f53-1c9a0e7d2b11',
  since: Date.parse('2026-11-21T10:00:00Z'),
  isRefused: false,
  inquiry: {
    ...inquirySchema.parse({
      name: 'Amina',
      email: 'amina@example.com',
      service: 'trip-planner',
      message: 'A week in the south, please.',
      travels: ['tipaza'],
      spamSignals: ['too-fast'],
    }),
    // A past date is for the database to refuse.
    departureDate: '2020-01-01',
  },
};

it('is restored as it was stored', () => {
  expect(parseWaiting(formatWaiting([waiting]))).toEqual([waiting]);
  expect(formatWaiting([])).toBeNull();
});

it.each([
  null,
  '',
  '{',
  '{}',
  '[{"submissionId":"1"}]',
  JSON.stringify([{ ...waiting, inquiry: {} }]),
])('reads %j as empty', (text) => {
  expect(parseWaiting(text)).toEqual([]);
});

it('expires after seven days, but not because a clock was set back', () => {
  expect(hasExpired(waiting, waiting.since + 7 * DAY_MS)).toBe(false);
  expect(hasExpired(waiting, waiting.since + 7 * DAY_MS + 1)).toBe(true);
  expect(hasExpired(waiting, waiting.since - 30 * DAY_MS)).toBe(false);
});
