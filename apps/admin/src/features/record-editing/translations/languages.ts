/** The languages that English content is translated into. */
export const languages = [
  { id: 'fr', name: 'French', short: 'FR', direction: 'ltr' },
  { id: 'ar', name: 'Arabic', short: 'AR', direction: 'rtl' },
] as const;

export type TargetLanguage = (typeof languages)[number];
export type LanguageId = TargetLanguage['id'];

export const languageOf = (id: string | null): TargetLanguage =>
  languages.find((language) => language.id === id) ?? languages[0];
