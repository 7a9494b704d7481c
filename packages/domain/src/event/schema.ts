import * as z from 'zod/mini';
import { lines, optionalDay, requiredText, slug, status, text } from '../schema-fields.ts';
import { eventStates } from './state.ts';

export const eventSchema = z
  .object({
    id: slug('algroove'),
    title: requiredText('a title', 200),
    tagline: text(200),
    description: text(2000),
    long_description: text(10_000),
    image: text(2000),
    location: text(200),
    starts_on: optionalDay,
    ends_on: optionalDay,
    state: z.enum(eventStates, 'Please choose a stage.'),
    programme: lines,
    practical: lines,
    status,
  })
  .check(
    z.refine(({ starts_on, ends_on }) => !ends_on || Boolean(starts_on), {
      path: ['starts_on'],
      error: 'A last day needs a first day. Leave both empty while the dates are open.',
    }),
    // Both are YYYY-MM-DD, which sorts as days do.
    z.refine(({ starts_on, ends_on }) => !starts_on || !ends_on || ends_on >= starts_on, {
      path: ['ends_on'],
      error: 'The last day cannot be before the first.',
    }),
  );
