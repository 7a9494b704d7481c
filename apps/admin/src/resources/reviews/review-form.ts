import { STAR_SCALE } from '@expat-buddy/domain/review/review';
import * as z from 'zod/mini';
import { asText } from '#ui/inputs/form-text.ts';

/** What a review is about: its kind and the id of the record. */
export type Subject = { kind: 'travel' | 'activity'; id: string };

const text = (most: number) =>
  z._default(
    z.nullable(z.string().check(z.maxLength(most, `Use at most ${most} characters.`))),
    '',
  );

const required = (what: string, most: number) =>
  z
    .string(`Please enter ${what}.`)
    .check(
      z.trim(),
      z.minLength(1, `Please enter ${what}.`),
      z.maxLength(most, `Use at most ${most} characters.`),
    );

/** The limits of the database (reviews_*), in words for the form. */
export const reviewSchema = z.object({
  subject: z.object(
    { kind: z.enum(['travel', 'activity']), id: z.string() },
    'Please choose what the review is about.',
  ),
  name: required('the author', 100),
  location: text(100),
  avatar_url: text(2000),
  rating: z.number('Please choose a rating.').check(z.minimum(0), z.maximum(STAR_SCALE)),
  visited_on: z.optional(z.nullable(z.string())),
  comment: required('the words', 3000),
});

/** What is saved: the words as they were written, about one thing. */
export function reviewToSave(values: Record<string, unknown>): Record<string, unknown> {
  const { kind, id } = values.subject as Subject;
  return {
    [kind === 'travel' ? 'travel_id' : 'activity_id']: id,
    name: asText(values.name),
    location: asText(values.location),
    avatar_url: asText(values.avatar_url),
    rating: values.rating,
    visited_on: asText(values.visited_on) || null,
    comment: asText(values.comment),
  };
}
