import { langOf } from '@expat-buddy/domain/language/lang-of';

/** Attributes of the element that shows a field of a row, if it has no translation and so is English. */
export const englishMark = (row: object, path: string) =>
  langOf(row, path) && ({ lang: 'en', dir: 'ltr' } as const);
