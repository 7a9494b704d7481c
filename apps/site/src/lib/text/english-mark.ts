import { langOf } from '@expat-buddy/domain/language/lang-of';

/** The attributes of an element that shows a field, if the field has no translation and is therefore English. */
export const englishMark = (row: object, path: string) =>
  langOf(row, path) && ({ lang: 'en', dir: 'ltr' } as const);
