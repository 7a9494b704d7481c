import * as z from 'zod/mini';
import { characterCount } from '../character-count.ts';
import { languageNames } from '../language/languages.ts';
import { requiredText, slug } from '../schema-fields.ts';
import { byFindsColumn } from './finds.ts';

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
  ...byFindsColumn((language) => words(`what it finds in ${languageNames[language]}`, 12, 400)),
});
