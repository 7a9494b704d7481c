import { type TranslationLanguage, translationLanguages } from '../language/languages.ts';

export type FindsColumn = `finds_${TranslationLanguage}`;

/** A value for each column of translated words; `private.add_finds_columns()` adds them. */
export const byFindsColumn = <Value>(
  of: (language: TranslationLanguage) => Value,
): Record<FindsColumn, Value> =>
  Object.fromEntries(
    translationLanguages.map((language) => [`finds_${language}`, of(language)]),
  ) as Record<FindsColumn, Value>;

export const findsColumns = Object.keys(byFindsColumn(() => '')) as FindsColumn[];
