import {
  byLanguage,
  languageNames as english,
  type Language,
  languages,
} from '@expat-buddy/domain/language/languages';
import { locale } from './locale.ts';
import { translated } from './t.ts';

/** In the language of the interface. */
export const languageNames: Readonly<Record<Language, string>> = byLanguage((language) =>
  translated(english[language]),
);

/** Within a sentence, where French writes a language with a small letter. */
export const languageInSentence = (language: Language): string =>
  locale.language === 'fr' ? languageNames[language].toLowerCase() : languageNames[language];

/** For selects. */
export const languageChoices = languages.map((id) => ({ id, name: languageNames[id] }));
