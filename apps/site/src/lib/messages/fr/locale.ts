import { fr } from '@expat-buddy/domain/language/locales';

export const locale = fr;
