import * as z from 'zod/mini';
import { languages } from '../../language/languages.ts';
import { picturePath } from '../../photo/image-url.ts';
import { text } from '../../schema-fields.ts';
import { issueLimits } from './limits.ts';

const id = z.string().check(z.minLength(1));
const short = (max: number) => z.string().check(z.maxLength(max, `Use at most ${max} characters.`));
const TRIP = /^(travels|activities)\/[a-z0-9][a-z0-9-]{0,99}$/;

const block = z.discriminatedUnion('kind', [
  z.strictObject({ id, kind: z.literal('text'), text: short(issueLimits.text) }),
  z.strictObject({
    id,
    kind: z.literal('picture'),
    image: short(issueLimits.image).check(z.overwrite(picturePath)),
    alt: short(issueLimits.alt),
    caption: short(issueLimits.caption),
  }),
  z.strictObject({
    id,
    kind: z.literal('trips'),
    title: short(issueLimits.tripsTitle),
    trips: z
      .array(z.string().check(z.regex(TRIP)))
      .check(z.maxLength(issueLimits.trips, `Choose at most ${issueLimits.trips} trips.`)),
  }),
]);

/** A draft may be incomplete: `issueProblems` says what is missing before it can be sent. */
export const newsletterIssueSchema = z.object({
  subject: text(issueLimits.subject).check(
    z.refine((subject) => !/[\r\n]/.test(subject ?? ''), 'The subject is one line.'),
  ),
  preheader: text(issueLimits.preheader),
  language: z.enum(languages, 'Please choose a language.'),
  blocks: z
    .array(block)
    .check(z.maxLength(issueLimits.blocks, `Use at most ${issueLimits.blocks} blocks.`)),
});
