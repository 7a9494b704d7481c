import * as z from 'zod/mini';
import { characterCount } from '../character-count.ts';
import { languages } from '../language/languages.ts';
import { optionalChoice, optionalPhone } from '../schema-fields.ts';
import { personLimits } from './limits.ts';

const isName = (name: string | null) => {
  const count = name === null ? 2 : characterCount(name);
  return count >= 2 && count <= 200 && !/\p{Cc}/u.test(name ?? '');
};

const optionalName = z._default(
  z.pipe(
    z.transform((name: string | null | undefined) => name?.trim() || null),
    z.custom<string | null>(
      (name) => isName(name as string | null),
      'A name has 2 to 200 characters.',
    ),
  ),
  null,
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
