import * as z from 'zod/mini';
import { isCalendarDay } from '../dates/calendar-day.ts';
import { linkTokenSchema } from '../link-token-schema.ts';
import { reviewLimits, STAR_SCALE } from './limits.ts';
import { reviewPhotoLimits } from './photo-limits.ts';
import { reviewRules } from './rules.ts';

const defaultMessages = {
  rating: 'Please choose 1 to 5 stars.',
  comment: 'Please write at least 10 characters.',
  commentLong: 'Please write at most 3,000 characters.',
  name: 'Please enter your first name.',
  month: 'Please choose the month of your trip.',
  rule: 'Please choose a reason.',
  detailsLong: 'Please write at most 1,000 characters.',
};

export type ReviewMessages = typeof defaultMessages;

/** What the author of a review writes. `visited_month` is the first day of a month. */
export const makeReviewSchema = (messages: ReviewMessages = defaultMessages) =>
  z.object({
    rating: z
      .int(messages.rating)
      .check(z.minimum(1, messages.rating), z.maximum(STAR_SCALE, messages.rating)),
    comment: z
      .string(messages.comment)
      .check(
        z.trim(),
        z.minLength(reviewLimits.comment.min, messages.comment),
        z.maxLength(reviewLimits.comment.max, messages.commentLong),
      ),
    name: z
      .string(messages.name)
      .check(
        z.trim(),
        z.minLength(1, messages.name),
        z.maxLength(reviewLimits.name.max, messages.name),
      ),
    visited_month: z
      .string(messages.month)
      .check(z.refine((day) => isCalendarDay(day) && day.endsWith('-01'), messages.month)),
  });

export type WrittenReview = z.output<ReturnType<typeof makeReviewSchema>>;

/** What the author says about one photo; its file follows. */
export const reviewPhotoSchema = z.object({
  caption: z.string().check(z.trim(), z.maxLength(reviewPhotoLimits.caption)),
});

const newPhotos = z.array(z.extend(reviewPhotoSchema, { id: z.uuid() })).check(
  z.maxLength(reviewPhotoLimits.count),
  z.refine((photos) => new Set(photos.map(({ id }) => id)).size === photos.length),
);

/** A photo that the author adds: `id` is a uuid that the browser makes. */
export type NewReviewPhoto = z.output<typeof newPhotos>[number];

/** What a visitor says about a review. */
export const makeReviewReportSchema = (messages: ReviewMessages = defaultMessages) =>
  z.object({
    rule: z.enum(reviewRules, messages.rule),
    details: z
      .string()
      .check(z.trim(), z.maxLength(reviewLimits.details.max, messages.detailsLong)),
  });

export type ReviewReport = z.output<ReturnType<typeof makeReviewReportSchema>>;

/** The answer of the company; empty for none. */
export const reviewAnswerSchema = z.object({
  answer: z
    .string()
    .check(z.trim(), z.maxLength(reviewLimits.answer.max, 'Use at most 2,000 characters.')),
});

const token = linkTokenSchema;

/** The body of the function `reviews`. */
export const reviewRequestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('open'), token }),
  z.object({
    action: z.literal('write'),
    token,
    review: makeReviewSchema(),
    photos: z._default(newPhotos, []),
  }),
  z.object({ action: z.literal('withdraw'), token }),
  z.object({ action: z.literal('decline'), token }),
]);

export type ReviewRequestBody = z.output<typeof reviewRequestSchema>;
