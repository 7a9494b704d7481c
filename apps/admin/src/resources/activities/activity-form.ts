import * as z from 'zod/mini';
import { asLines, asText } from '#ui/inputs/form-text.ts';
import { SLUG_PATTERN } from '#ui/inputs/slug.ts';
import { publicationStatuses } from '#ui/publication.ts';

const text = (maximum: number) =>
  z._default(
    z.nullable(
      z
        .string()
        .check(z.maxLength(maximum, `Use at most ${maximum.toLocaleString('en')} characters.`)),
    ),
    '',
  );
const required = (message: string, maximum: number) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(maximum, `Use at most ${maximum.toLocaleString('en')} characters.`),
    );
const lines = z._default(z.nullable(z.array(z.nullable(z.string()))), []);

/** The limits of the database (activities_*_length, activities_id_slug), in words for the form. */
export const activitySchema = z.object({
  id: z
    .string('Please enter an id.')
    .check(
      z.regex(
        SLUG_PATTERN,
        'Use lowercase letters, digits and single hyphens, such as "desert-camp".',
      ),
    ),
  title: required('Please enter a title.', 200),
  description: text(1000),
  longdescription: text(10_000),
  image: text(2000),
  icon: text(100),
  category_id: required('Please choose a category.', 200),
  highlights: lines,
  requirements: lines,
  duration: text(200),
  groupsize: text(200),
  difficulty: text(200),
  besttime: text(200),
  status: z.enum(publicationStatuses, 'Please choose a status.'),
});

const texts = [
  'title',
  'description',
  'longdescription',
  'image',
  'icon',
  'duration',
  'groupsize',
  'difficulty',
  'besttime',
] as const;

/** What is saved: texts trimmed and never null, lists without empty lines. */
export function activityToSave(values: Record<string, unknown>): Record<string, unknown> {
  const saved = { ...values };
  for (const field of texts) saved[field] = asText(values[field]);
  saved.highlights = asLines(values.highlights);
  saved.requirements = asLines(values.requirements);
  return saved;
}

export const activityLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  longdescription: 'Long description',
  image: 'Photo',
  icon: 'Icon',
  category_id: 'Category',
  highlights: 'Highlights',
  requirements: 'Requirements',
  duration: 'Duration',
  groupsize: 'Group size',
  difficulty: 'Difficulty',
  besttime: 'Best time',
  status: 'Status',
};
