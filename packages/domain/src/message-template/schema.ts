import * as z from 'zod/mini';
import { languages } from '../language/languages.ts';
import { messageLimits } from '../message/limits.ts';
import { requiredText, slug } from '../schema-fields.ts';

const atMost = `Use at most ${messageLimits.subject} characters.`;

export const messageTemplateSchema = z.object({
  id: slug('first-answer'),
  title: requiredText('a name', 100),
  language: z.enum(languages, 'Please choose a language.'),
  subject: z._default(
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(messageLimits.subject, atMost),
          z.regex(/^\P{Cc}*$/u, 'The subject is one line.'),
        ),
    ),
    '',
  ),
  body: requiredText('the text', 5000),
});
