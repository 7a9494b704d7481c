import type { Language } from './languages.ts';
import { type Locale, locales } from './locales.ts';

/** The path of a page in a language, for example `/fr/travels` for `/travels`. */
export const addressIn = ({ prefix }: Locale, path: string): string =>
  path === '/' ? prefix || path : prefix + path;

/** The language of an address, English by default, and the path after its prefix. */
export function splitAddress(pathname: string): { locale: Locale; path: string } {
  const [, first = ''] = pathname.split('/');
  const locale = Object.values(locales).find(({ prefix }) => prefix === `/${first}`) ?? locales.en;
  return { locale, path: pathname.slice(locale.prefix.length) || '/' };
}

/**
 * The URL of a page in a language.
 * - siteUrl: the site's origin, without a slash at the end
 * - path: starts with a slash
 */
export const pageUrl = (siteUrl: string, language: Language, path: string): string =>
  siteUrl + addressIn(locales[language], path);
