import * as z from 'zod/mini';
import { languages } from '../language/languages.ts';
import { optionalChoice, optionalPhone } from '../schema-fields.ts';
import { personLimits } from './limits.ts';

const optionalName = z.pipe(
  z.string().check(
    z.trim(),
    z.refine(
      (name) => name === '' || (name.length >= 2 && name.length <= 200),
      'A name has 2 to 200 characters.',
    ),
    z.regex(/^[^\p{Cc}]*$/u, 'A name has one line.'),
  ),
  z.transform((name) => name || null),
);

const TAG = /^[^,@\p{Cc}\s][^,@\p{Cc}]{0,39}$/u;

/** What staff add to a person. */
export const personSchema = z.object({
  own_name: optionalName,
  phone: optionalPhone,
  language: optionalChoice(languages),
  tags: z
    .array(
      z
        .string()
        .check(
          z.regex(
            TAG,
            `A tag has at most ${personLimits.tag.max} characters, and neither commas nor an @.`,
          ),
        ),
    )
    .check(z.maxLength(personLimits.tags.max, `Use at most ${personLimits.tags.max} tags.`)),
});
