import { locales } from '@expat-buddy/domain/language/locales';
import { interfaceLanguage } from './interface-language.ts';

/** For Intl. */
export const locale = locales[interfaceLanguage];
