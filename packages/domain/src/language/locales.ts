import type { Language, TranslationLanguage } from './languages.ts';

export type Locale = {
  language: Language;
  /** A BCP 47 tag for Intl. */
  tag: string;
  /** A BCP 47 tag for dates and times: in English, the day comes before the month. */
  dateTag: string;
  direction: 'ltr' | 'rtl';
  /** Of a calendar, from Sunday (0); as `Intl.Locale` says, which not all supported browsers can be asked. */
  firstWeekday: 0 | 1 | 6;
  /** Starts every path in the language. */
  prefix: '' | `/${TranslationLanguage}`;
};

export const en: Locale = {
  language: 'en',
  tag: 'en',
  dateTag: 'en-GB',
  direction: 'ltr',
  firstWeekday: 1,
  prefix: '',
};

export const fr: Locale = {
  language: 'fr',
  tag: 'fr',
  dateTag: 'fr',
  direction: 'ltr',
  firstWeekday: 1,
  prefix: '/fr',
};

// Algeria writes Arabic with Latin digits.
export const ar: Locale = {
  language: 'ar',
  tag: 'ar-DZ',
  dateTag: 'ar-DZ',
  direction: 'rtl',
  firstWeekday: 6,
  prefix: '/ar',
};

export const locales: Readonly<Record<Language, Locale>> = { en, fr, ar };
