import * as z from 'zod/mini';
import { characterCount } from '../character-count.ts';
import { requiredText, slug } from '../schema-fields.ts';

const filled = (lines: readonly (string | null)[]) =>
  lines.map((line) => line?.trim() ?? '').filter(Boolean);

/** At most `maxLines` lines with `maxCharacters` in total. */
const words = (what: string, maxLines: number, maxCharacters: number) =>
  z.array(z.nullable(z.string()), `Please enter ${what}.`).check(
    z.refine((lines) => filled(lines).length <= maxLines, `Use at most ${maxLines} lines.`),
    z.refine(
      (lines) => characterCount(filled(lines).join('')) <= maxCharacters,
      `Use at most ${maxCharacters.toLocaleString('en')} characters in all.`,
    ),
  );

/** At least one of them. */
const terms = (what: string, maxLines: number, maxCharacters: number) =>
  words(what, maxLines, maxCharacters).check(
    z.refine((lines) => filled(lines).length > 0, `Please enter ${what}.`),
  );

export const searchSynonymSchema = z.object({
  id: slug('beach'),
  title: requiredText('a name', 100),
  terms: terms('what visitors type', 60, 2000),
  finds: terms('what it finds', 12, 400),
  finds_fr: words('what it finds in French', 12, 400),
  finds_ar: words('what it finds in Arabic', 12, 400),
});
