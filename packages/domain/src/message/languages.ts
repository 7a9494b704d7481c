import { type Language, languages } from '../language/languages.ts';

/** The languages of inquiries, messages, templates and emails. */
export const messageLanguages = languages;

export type MessageLanguage = Language;

export const messageLanguageNames: Readonly<Record<MessageLanguage, string>> = {
  en: 'English',
  fr: 'French',
  ar: 'Arabic',
};

/** A stored language; English for an unknown one. */
export const messageLanguage = (stored: string | null | undefined): MessageLanguage =>
  messageLanguages.find((language) => language === stored) ?? 'en';

/** For dates in emails: a BCP 47 tag. */
export const dateLocales: Readonly<Record<MessageLanguage, string>> = {
  en: 'en-GB',
  fr: 'fr',
  ar: 'ar-DZ',
};

/** The address of a page of the site, whose path is without a leading slash, in a language. */
export const sitePage = (siteUrl: string, language: MessageLanguage, path: string): string =>
  `${siteUrl}${language === 'en' ? '' : `/${language}`}/${path}`;
