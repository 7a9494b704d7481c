import * as z from 'zod/mini';
import { asText } from '#ui/inputs/form-text.ts';
import { SLUG_PATTERN } from '#ui/inputs/slug.ts';
import { publicationStatuses } from '#ui/publication.ts';
import { filterProblem } from './filter/stored-filter.ts';

const text = z._default(z.nullable(z.string()), '');

/** The limits of the database (travel_categories_*), in words for the form. */
export const categorySchema = z.object({
  route: z
    .string('Please enter a route.')
    .check(
      z.trim(),
      z.regex(
        SLUG_PATTERN,
        'Use lowercase letters, digits and single hyphens, such as "day-trips".',
      ),
    ),
  name: z
    .string('Please enter a name.')
    .check(
      z.trim(),
      z.minLength(1, 'Please enter a name.'),
      z.maxLength(100, 'Use at most 100 characters.'),
    ),
  description: text,
  backgroundImage: text,
  icon: text,
  menuTitle: text,
  cardListTitle: text,
  ctaTitle: text,
  ctaDescription: text,
  ctaButtonText: text,
  filter: z.unknown().check(
    z.refine((filter) => filterProblem(filter) === undefined, {
      error: ({ input }) => filterProblem(input),
    }),
  ),
  status: z.enum(publicationStatuses, 'Please choose a status.'),
});

const texts = [
  'route',
  'name',
  'description',
  'backgroundImage',
  'icon',
  'menuTitle',
  'cardListTitle',
  'ctaTitle',
  'ctaDescription',
  'ctaButtonText',
] as const;

/** What is saved: texts trimmed and never null; the filter as it stands. */
export function categoryToSave(values: Record<string, unknown>): Record<string, unknown> {
  const saved = { ...values };
  for (const field of texts) saved[field] = asText(values[field]);
  saved.filter = values.filter ?? {};
  return saved;
}

export const categoryLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  route: 'Route',
  description: 'Description',
  backgroundImage: 'Photo',
  icon: 'Icon',
  menuTitle: 'Title in menus',
  cardListTitle: 'Title above the travels',
  ctaTitle: 'Call-to-action title',
  ctaDescription: 'Call-to-action text',
  ctaButtonText: 'Button text',
  filter: 'Travels',
  position: 'Position',
  status: 'Status',
};
