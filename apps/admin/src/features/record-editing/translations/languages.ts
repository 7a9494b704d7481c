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

/** A language of the address or of a filter; French for an unknown one. */
export const toTranslationLanguage = (stored: string | null): TranslationLanguage =>
  translationLanguages.find((language) => language === stored) ?? 'fr';
