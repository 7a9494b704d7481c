/** The languages of the content, messages and emails. English is the source of the others. */
export const languages = ['en', 'fr', 'ar'] as const;

export type Language = (typeof languages)[number];

export const translationLanguages = ['fr', 'ar'] as const;

export type TranslationLanguage = (typeof translationLanguages)[number];

export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'French',
  ar: 'Arabic',
};

/** A stored language; English for an unknown one. */
export const toLanguage = (stored: string | null | undefined): Language =>
  languages.find((language) => language === stored) ?? 'en';
