import { locales } from './locales.ts';

/** What programs that find addresses in a text take for their end: `(see …/travels/oran).` */
const AFTER_ADDRESS = /(?:[\s.,;:!?)\]}>'"»”’…*|\\]|%(?:2c|3a|3b|3f|23))+$/u;
const DEFAULT_LANGUAGE = new RegExp(`^/${locales.en.language}(?=/|$)`);

function decoded(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/**
 * The address that a visitor meant: without the sign of the sentence behind it, capitals, doubled slashes, the name of
 * a file, or the language that has no prefix. Pages have lower-case addresses without dots.
 */
export function tidyPath(pathname: string): string {
  const path = decoded(pathname)
    ?.toLowerCase()
    .replace(AFTER_ADDRESS, '')
    .replace(/\/{2,}/g, '/')
    .replace(DEFAULT_LANGUAGE, '')
    .replace(/(?:(?:^|\/)index)?\.html$/, '');
  if (path === undefined) return pathname;
  // What `decodeURI` leaves encoded, such as %2f.
  return encodeURI(path).replace(/%25(?=[0-9a-f]{2})/g, '%') || '/';
}
