import {
  type TranslationLanguage,
  translationLanguages,
} from '@expat-buddy/domain/language/languages';
import { languageNames } from '#i18n/language-names.ts';

/** For selects. */
export const translationChoices = translationLanguages.map((id) => ({
  id,
  name: languageNames[id],
}));

/** The one that a screen shows before one is chosen. */
export const firstTranslationLanguage: TranslationLanguage = 'fr';

/** A language of the address or of a filter; the first for an unknown one. */
export const toTranslationLanguage = (stored: string | null): TranslationLanguage =>
  translationLanguages.find((language) => language === stored) ?? firstTranslationLanguage;
