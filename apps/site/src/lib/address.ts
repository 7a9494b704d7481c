import { addressIn } from '@expat-buddy/domain/language/addresses';
import { locale } from '#messages/locale.ts';
import { env } from './env.ts';

/** The URL path of a page in the current language. The router adds the prefix to its own links. */
export const addressOf = (path: string): string => addressIn(locale, path);

/** The full URL of a page in the current language. */
export const urlOf = (path: string): string => env.siteUrl + addressOf(path);

/** Removes the language prefix from a URL path. */
export const pathOf = (pathname: string): string => pathname.slice(locale.prefix.length) || '/';
