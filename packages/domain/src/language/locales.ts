import type { Language } from './languages.ts';

export type Locale = {
  language: Language;
  /** A BCP 47 tag for Intl. */
  tag: string;
  /** A BCP 47 tag for dates and times: in English, the day comes before the month. */
  dateTag: string;
  direction: 'ltr' | 'rtl';
  /** Starts every path in the language. */
  prefix: '' | '/fr' | '/ar';
};

export const en: Locale = {
  language: 'en',
  tag: 'en',
  dateTag: 'en-GB',
  direction: 'ltr',
  prefix: '',
};

export const fr: Locale = {
  language: 'fr',
  tag: 'fr',
  dateTag: 'fr',
  direction: 'ltr',
  prefix: '/fr',
};

// Algeria writes Arabic with Latin digits.
export const ar: Locale = {
  language: 'ar',
  tag: 'ar-DZ',
  dateTag: 'ar-DZ',
  direction: 'rtl',
  prefix: '/ar',
};

export const locales: Readonly<Record<Language, Locale>> = { en, fr, ar };
