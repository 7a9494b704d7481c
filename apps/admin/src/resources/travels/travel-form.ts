import * as z from 'zod/mini';
import { asLines, asText } from '#ui/inputs/form-text.ts';
import { SLUG_PATTERN } from '#ui/inputs/slug.ts';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { publicationStatuses } from '#ui/publication.ts';
import { dayProblems, dayToSave } from './form/programme/travel-day.ts';
import type { TravelDay } from './travel-record.ts';

const text = (maximum: number) =>
  z._default(
    z.nullable(
      z
        .string()
        .check(z.maxLength(maximum, `Use at most ${maximum.toLocaleString('en')} characters.`)),
    ),
    '',
  );
const lines = z._default(z.nullable(z.array(z.nullable(z.string()))), []);
const ids = z._default(z.nullable(z.array(z.string())), []);
const degrees = (most: number) =>
  z.optional(
    z.nullable(
      z
        .number('Please enter a number.')
        .check(
          z.minimum(-most, `From -${most} to ${most}.`),
          z.maximum(most, `From -${most} to ${most}.`),
        ),
    ),
  );

/** The limits of the database (travels_*), in words for the form. */
const travelSchema = z
  .object({
    id: z
      .string('Please enter an id.')
      .check(
        z.regex(
          SLUG_PATTERN,
          'Use lowercase letters, digits and single hyphens, such as "bou-saada".',
        ),
      ),
    title: z
      .string('Please enter a title.')
      .check(
        z.trim(),
        z.minLength(1, 'Please enter a title.'),
        z.maxLength(200, 'Use at most 200 characters.'),
      ),
    location: text(200),
    description: text(5000),
    imageUrl: text(2000),
    highlights: lines,
    activities: lines,
    price: text(100),
    duration: text(200),
    groupSize: text(200),
    region_id: z.optional(z.nullable(z.string())),
    type_id: z.optional(z.nullable(z.string())),
    type_ids: ids,
    tag_ids: ids,
    latitude: degrees(90),
    longitude: degrees(180),
    position: z.optional(z.nullable(z.int('Please enter a whole number.'))),
    status: z.enum(publicationStatuses, 'Please choose a status.'),
  })
  .check(
    z.refine(({ latitude, longitude }) => (latitude == null) === (longitude == null), {
      path: ['longitude'],
      error: 'Enter both latitude and longitude, or neither.',
    }),
  );

const validateFields = validateWith(travelSchema);

export function validateTravel(values: Record<string, unknown>): Record<string, string> {
  const errors = validateFields(values);
  const days = Array.isArray(values.days) ? (values.days as TravelDay[]) : [];
  const wrong = days.findIndex((day) => Object.keys(dayProblems(day)).length > 0);
  if (days.length > 60) errors.days = 'A programme has at most 60 days.';
  else if (wrong >= 0) errors.days = `Day ${wrong + 1} needs attention.`;
  return errors;
}

const texts = [
  'title',
  'location',
  'description',
  'imageUrl',
  'price',
  'duration',
  'groupSize',
] as const;

/**
 * What is saved: texts trimmed and never null, lists without empty lines. The main type is one of the
 * types as well, because the site's filter looks there.
 */
export function travelToSave(values: Record<string, unknown>): Record<string, unknown> {
  const saved = { ...values };
  for (const field of texts) saved[field] = asText(values[field]);
  saved.highlights = asLines(values.highlights);
  saved.activities = asLines(values.activities);
  const types = new Set(asLines(values.type_ids));
  if (typeof values.type_id === 'string' && values.type_id) types.add(values.type_id);
  saved.type_ids = [...types].sort();
  saved.tag_ids = asLines(values.tag_ids).sort();
  saved.region_id = values.region_id || null;
  saved.type_id = values.type_id || null;
  saved.position = values.position ?? 0;
  saved.is_featured = values.is_featured === true;
  saved.days = (Array.isArray(values.days) ? (values.days as TravelDay[]) : []).map(dayToSave);
  return saved;
}
