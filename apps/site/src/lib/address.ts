import { addressIn } from '@expat-buddy/domain/language/addresses';
import { locale } from '#messages/locale.ts';
import { env } from './env.ts';

/** A path of this site in the page's language, as it stands in the address bar. Links of the router need no prefix. */
export const addressOf = (path: string): string => addressIn(locale, path);

/** The same with the site's origin. */
export const urlOf = (path: string): string => env.siteUrl + addressOf(path);

/** The path of an address in the page's language. */
export const pathOf = (pathname: string): string => pathname.slice(locale.prefix.length) || '/';
