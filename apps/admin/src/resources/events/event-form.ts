import { type EventState, eventStates } from '@expat-buddy/domain/event/event-state';
import * as z from 'zod/mini';
import { id, lines, required, status, text } from '#ui/inputs/form-rules.ts';

const day = z.optional(z.nullable(z.string()));

/** The limits of the database (events_*), in words for the form. */
export const eventSchema = z
  .object({
    id: id('algroove'),
    title: required('a title', 200),
    tagline: text(200),
    description: text(2000),
    long_description: text(10_000),
    image: text(2000),
    location: text(200),
    starts_on: day,
    ends_on: day,
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
    // Both are YYYY-MM-DD, so the order of letters is that of days.
    z.refine(({ starts_on, ends_on }) => !starts_on || !ends_on || ends_on >= starts_on, {
      path: ['ends_on'],
      error: 'The last day cannot be before the first.',
    }),
  );

export const emptyEvent = {
  id: '',
  title: '',
  tagline: '',
  description: '',
  long_description: '',
  image: '',
  location: '',
  starts_on: null,
  ends_on: null,
  state: 'announced',
  programme: [],
  practical: [],
  status: 'draft',
};

export const eventLabels = {
  title: 'Title',
  tagline: 'Tagline',
  description: 'Description',
  long_description: 'About the event',
  image: 'Photo',
  location: 'Place',
  starts_on: 'First day',
  ends_on: 'Last day',
  state: 'Stage',
  programme: 'Programme',
  practical: 'Good to know',
  position: 'Position',
  status: 'Status',
};

export const stateNames: Readonly<Record<EventState, string>> = {
  announced: 'Announced',
  open: 'Open for inquiries',
  full: 'Full',
  past: 'Past',
};
