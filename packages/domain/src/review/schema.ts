import * as z from 'zod/mini';
import { optionalDay, requiredText, text } from '../schema-fields.ts';
import { STAR_SCALE } from './limits.ts';

const RATING_MISSING = 'Please choose a rating.';

export const reviewSchema = z.object({
  subject: z.object(
    { kind: z.enum(['travel', 'activity']), id: z.string() },
    'Please choose what the review is about.',
  ),
  name: requiredText('the author', 100),
  location: text(100),
  avatar_url: text(2000),
  rating: z
    .number(RATING_MISSING)
    .check(z.minimum(0), z.maximum(STAR_SCALE), z.multipleOf(0.5, RATING_MISSING)),
  visited_on: optionalDay,
  comment: requiredText('the words', 3000),
});
