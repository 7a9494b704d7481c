/** The languages of the content. English is the source of the others. */
export const languages = ['en', 'fr', 'ar'] as const;

export type Language = (typeof languages)[number];

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';
