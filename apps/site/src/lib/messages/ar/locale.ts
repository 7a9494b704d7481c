import { ar } from '@expat-buddy/domain/language/locales';

export const locale = ar;
