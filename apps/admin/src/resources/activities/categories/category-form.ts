import * as z from 'zod/mini';
import { asText } from '#ui/inputs/form-text.ts';
import { SLUG_PATTERN } from '#ui/inputs/slug.ts';
import { publicationStatuses } from '#ui/publication.ts';

const text = z._default(z.nullable(z.string()), '');

/** The limits of the database (activity_categories_*), in words for the form. */
export const categorySchema = z.object({
  id: z
    .string('Please enter an id.')
    .check(
      z.regex(
        SLUG_PATTERN,
        'Use lowercase letters, digits and single hyphens, such as "sea-sports".',
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
  image: text,
  icon: text,
  status: z.enum(publicationStatuses, 'Please choose a status.'),
});

/** What is saved: texts trimmed and never null. */
export function categoryToSave(values: Record<string, unknown>): Record<string, unknown> {
  const saved = { ...values };
  for (const field of ['name', 'description', 'image', 'icon'])
    saved[field] = asText(values[field]);
  return saved;
}

export const categoryLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Description',
  image: 'Photo',
  icon: 'Icon',
  status: 'Status',
};
