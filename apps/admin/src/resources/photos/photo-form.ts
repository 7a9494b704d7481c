import * as z from 'zod/mini';
import { asText } from '#ui/inputs/form-text.ts';
import { publicationStatuses } from '#ui/publication.ts';

const text = (maximum: number) =>
  z._default(
    z.nullable(z.string().check(z.maxLength(maximum, `Use at most ${maximum} characters.`))),
    '',
  );

export const ALT_NEEDED = 'Describe the photo before publishing it.';

export const photoSchema = z
  .object({
    alt: text(500),
    credit: text(200),
    tags: z._default(z.nullable(z.array(z.string())), []),
    status: z.enum(publicationStatuses, 'Please choose a status.'),
  })
  .check(
    // The database's rule too (photos_published_has_alt).
    z.refine(({ alt, status }) => status !== 'published' || asText(alt) !== '', {
      path: ['alt'],
      error: ALT_NEEDED,
    }),
  );

/** Tags as they are kept: small letters, single blanks, each once. */
export function asTags(value: unknown): string[] {
  const tags = Array.isArray(value) ? value.map(asText) : [];
  const plain = tags.map((tag) => tag.toLowerCase().replace(/\s+/g, ' ').slice(0, 50));
  return [...new Set(plain.filter((tag) => tag !== ''))];
}

/** What is saved: texts trimmed and never null. */
export function photoToSave(values: Record<string, unknown>): Record<string, unknown> {
  return {
    ...values,
    alt: asText(values.alt),
    credit: asText(values.credit),
    tags: asTags(values.tags),
  };
}

export const photoLabels: Readonly<Record<string, string>> = {
  alt: 'Photo description',
  credit: 'Credit',
  tags: 'Tags',
  status: 'Status',
};
