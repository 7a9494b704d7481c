import type { Language } from '@expat-buddy/domain/language/languages';

/** In every language, because a page offers the others. */
export const languageOffers: Readonly<
  Record<Language, { name: string; text: string; link: string; close: string }>
> = {
  en: {
    name: 'English',
    text: 'This page is also available in English.',
    link: 'Read in English',
    close: 'Close',
  },
  fr: {
    name: 'Français',
    text: 'Cette page existe aussi en français.',
    link: 'Lire en français',
    close: 'Fermer',
  },
  ar: {
    name: 'العربية',
    text: 'هذه الصفحة متوفرة بالعربية أيضا.',
    link: 'القراءة بالعربية',
    close: 'إغلاق',
  },
};
