import {
  languageNames as english,
  type Language,
  languages,
} from '@expat-buddy/domain/language/languages';
import { translated } from './t.ts';

/** In the language of the interface. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: translated(english.en),
  fr: translated(english.fr),
  ar: translated(english.ar),
};

/** For selects. */
export const languageChoices = languages.map((id) => ({ id, name: languageNames[id] }));
