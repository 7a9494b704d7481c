import * as z from 'zod/mini';
import { id, required } from '#ui/inputs/form-rules.ts';

const filled = (lines: readonly (string | null)[]) =>
  lines.filter((line): line is string => Boolean(line?.trim()));

/** At least one line, at most `most` lines with `characters` in all. */
const words = (what: string, most: number, characters: number) =>
  z.array(z.nullable(z.string()), `Please enter ${what}.`).check(
    z.refine((lines) => filled(lines).length > 0, `Please enter ${what}.`),
    z.refine((lines) => filled(lines).length <= most, `Use at most ${most} lines.`),
    z.refine(
      (lines) => filled(lines).join('').length <= characters,
      `Use at most ${characters.toLocaleString('en')} characters in all.`,
    ),
  );

/** The limits of the database (search_synonyms_*). */
export const searchSynonymSchema = z.object({
  id: id('beach'),
  title: required('a name', 100),
  terms: words('what visitors type', 60, 2000),
  finds: words('what it finds', 12, 400),
});

export const emptySearchSynonym = { id: '', title: '', terms: [], finds: [] };

export const searchSynonymLabels = {
  title: 'Name',
  terms: 'Visitors type',
  finds: 'Also find',
  position: 'Position',
};
