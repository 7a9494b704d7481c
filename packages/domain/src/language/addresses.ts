import { type Locale, locales } from './locales.ts';

/** A path of the site as it stands in the address bar, for example `/fr/travels`. */
export const addressIn = ({ prefix }: Locale, path: string): string =>
  path === '/' ? prefix || path : prefix + path;

/** The language of an address, English by default, and the path behind its prefix. */
export function splitAddress(pathname: string): { locale: Locale; path: string } {
  const [, first = ''] = pathname.split('/');
  const locale = Object.values(locales).find(({ prefix }) => prefix === `/${first}`) ?? locales.en;
  return { locale, path: pathname.slice(locale.prefix.length) || '/' };
}
