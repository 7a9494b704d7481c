/** Stands for all paths of a row without translations. */
export const EVERYTHING = '*';

/**
 * What a French or Arabic row has besides its fields.
 * - untranslated: the paths of fields that are still English, with the index in a list: `highlights.2`,
 *   `questions.0.answer`; `*` for all fields
 * - english: the English texts that code needs
 */
export type LanguageMarks = {
  untranslated?: readonly string[];
  english?: Readonly<Record<string, unknown>>;
};

/** The `lang` of the element that shows a text: `en` if the text has no translation. */
export function langOf(row: object, path: string): 'en' | undefined {
  const { untranslated = [] } = row as LanguageMarks;
  return untranslated.some(
    (known) => known === EVERYTHING || known === path || path.startsWith(`${known}.`),
  )
    ? 'en'
    : undefined;
}
