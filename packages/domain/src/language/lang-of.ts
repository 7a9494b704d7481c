/** The path of a row without any translation. */
export const EVERYTHING = '*';

/**
 * What a row in French or Arabic has besides its texts.
 * - untranslated: the fields that are still English, elements of lists by their place: `highlights.2`, `questions.0.answer`;
 *   `*` for all fields
 * - english: the English texts that code needs
 */
export type LanguageMarks = {
  untranslated?: readonly string[];
  english?: Readonly<Record<string, unknown>>;
};

/** `en` for a text that has no translation: the `lang` of the element that shows it. */
export function langOf(row: object, path: string): 'en' | undefined {
  const { untranslated = [] } = row as LanguageMarks;
  return untranslated.some(
    (known) => known === EVERYTHING || known === path || path.startsWith(`${known}.`),
  )
    ? 'en'
    : undefined;
}
