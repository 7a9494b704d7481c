import * as z from 'zod/mini';
import { asText } from '#ui/inputs/form-text.ts';
import { publicationStatuses } from '#ui/publication.ts';

const text = (maximum: number) =>
  z._default(
    z.nullable(z.string().check(z.maxLength(maximum, `Use at most ${maximum} characters.`))),
    '',
  );

/** The database's rule (hero_slides_button_link_safe): a path of this site, or an https address. */
const LINK = /^(|\/|\/[^/\\\s]\S*|https:\/\/\S+)$/;

type Values = Record<string, unknown>;
const isBlank = (value: unknown) => asText(value) === '';

/** The limits of the database (hero_slides_*), in words for the form. */
export const slideSchema = z
  .object({
    title: z
      .string('Please enter a title.')
      .check(
        z.trim(),
        z.minLength(1, 'Please enter a title.'),
        z.maxLength(200, 'Use at most 200 characters.'),
      ),
    description: text(500),
    image: text(2000),
    image_alt: text(500),
    button_text: text(100),
    button_link: z._default(
      z.nullable(
        z
          .string()
          .check(
            z.trim(),
            z.regex(LINK, 'Enter a path of this site, such as /travels, or an https:// address.'),
          ),
      ),
      '',
    ),
    starts_at: z.optional(z.nullable(z.string())),
    ends_at: z.optional(z.nullable(z.string())),
    status: z.enum(publicationStatuses, 'Please choose a status.'),
  })
  .check(
    z.refine((values) => !isBlank(values.button_text) || isBlank(values.button_link), {
      path: ['button_text'],
      error: 'A link needs button text.',
    }),
    z.refine((values) => !isBlank(values.button_link) || isBlank(values.button_text), {
      path: ['button_link'],
      error: 'A button needs a link.',
    }),
    z.refine(
      ({ starts_at, ends_at }) =>
        !starts_at || !ends_at || Date.parse(ends_at) > Date.parse(starts_at),
      { path: ['ends_at'], error: 'The end must be after the start.' },
    ),
    z.refine(
      (values) =>
        values.status !== 'published' || isBlank(values.image) || !isBlank(values.image_alt),
      { path: ['image_alt'], error: 'Describe the photo before publishing it.' },
    ),
  );

const texts = ['title', 'description', 'image', 'image_alt', 'button_text', 'button_link'] as const;

/** What is saved: texts trimmed and never null, an empty end of the period as none. */
export function slideToSave(values: Values): Values {
  const saved = { ...values };
  for (const field of texts) saved[field] = asText(values[field]);
  saved.starts_at = values.starts_at || null;
  saved.ends_at = values.ends_at || null;
  return saved;
}

export const slideLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  image: 'Photo',
  image_alt: 'Photo description',
  button_text: 'Button text',
  button_link: 'Link',
  starts_at: 'From',
  ends_at: 'Until',
  position: 'Position',
  status: 'Status',
};
