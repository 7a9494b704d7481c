// What a build needs to know of a company. Everything else is in the settings of the back office.
import { z } from 'zod';

const address = (what: string) =>
  z
    .url(`${what} is an address such as https://www.example.com.`)
    .transform((url) => new URL(url))
    .refine(
      ({ protocol, hostname }) => protocol === 'https:' || hostname === 'localhost',
      `${what} begins with https://.`,
    )
    .refine(
      ({ pathname, search, hash }) => `${pathname}${search}${hash}` === '/',
      `${what} has nothing after the name.`,
    )
    .transform(({ origin }) => origin);

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema)
    .optional();

/** In the order in which they are asked. */
export const questions = {
  name: {
    text: 'Name of the company',
    schema: optional(z.string().max(100, 'The name has at most 100 letters.')),
  },
  site: {
    text: 'Address of the site, such as https://www.example.com',
    schema: address('The site'),
  },
  project: {
    text: 'URL of the Supabase project (empty: none yet)',
    schema: optional(address('The project')),
  },
  key: {
    text: 'Publishable key of the project (empty: none yet)',
    schema: optional(
      z
        .string()
        .regex(
          /^(sb_publishable_|eyJ)/,
          'A publishable key begins with sb_publishable_. The secret key never goes here.',
        ),
    ),
  },
  logo: {
    text: 'Logo, the path of an SVG file (empty: keep the present one)',
    schema: optional(z.string()),
  },
} as const;

export type QuestionName = keyof typeof questions;
export type Answers = { [Name in QuestionName]: z.output<(typeof questions)[Name]['schema']> };

/** The answer as it is stored, or a sentence that says what is wrong with it. */
export function readAnswer<Name extends QuestionName>(
  name: Name,
  typed: string,
): { answer: Answers[Name] } | { problem: string } {
  const read = questions[name].schema.safeParse(typed.trim());
  if (read.success) return { answer: read.data as Answers[Name] };
  return { problem: read.error.issues[0]?.message ?? 'This is not an answer.' };
}
