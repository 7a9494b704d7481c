/** The languages of inquiries, messages and templates. */
export const messageLanguages = ['en', 'fr', 'ar'] as const;

export type MessageLanguage = (typeof messageLanguages)[number];

export const messageLanguageNames: Readonly<Record<MessageLanguage, string>> = {
  en: 'English',
  fr: 'French',
  ar: 'Arabic',
};
