/** The languages of the content, messages and emails. English is the source of the others. */
export const languages = ['en', 'fr', 'ar'] as const;

export type Language = (typeof languages)[number];

export type TranslationLanguage = Exclude<Language, 'en'>;

export const translationLanguages = /* @__PURE__ */ languages.filter(
  (language): language is TranslationLanguage => language !== 'en',
);

/** The columns that order lists by title; `private.add_title_keys()` adds them. */
export type TitleKey = 'title_key' | `title_key_${TranslationLanguage}`;

export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'French',
  ar: 'Arabic',
};

/** One value for each language. */
export const byLanguage = <Value>(of: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<
    Language,
    Value
  >;

/** A stored language; English for an unknown one. */
export const toLanguage = (stored: string | null | undefined): Language =>
  languages.find((language) => language === stored) ?? 'en';
