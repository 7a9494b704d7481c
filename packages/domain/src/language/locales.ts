import type { Language } from './languages.ts';

export type Locale = {
  language: Language;
  /** For Intl: a BCP 47 tag. */
  tag: string;
  /** For dates and times, where the order of day and month matters. */
  dateTag: string;
  direction: 'ltr' | 'rtl';
  /** Precedes every path of the language. */
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

// Latin digits, as they are written in Algeria.
export const ar: Locale = {
  language: 'ar',
  tag: 'ar-DZ',
  dateTag: 'ar-DZ',
  direction: 'rtl',
  prefix: '/ar',
};

export const locales: Readonly<Record<Language, Locale>> = { en, fr, ar };
