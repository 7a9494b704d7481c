import { en } from '@expat-buddy/domain/language/locales';

export const locale = en;
