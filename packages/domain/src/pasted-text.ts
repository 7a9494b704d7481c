// What comes along when people paste from messengers, documents and web pages, or type on another keyboard.

/** Marks that nobody sees: directions, joiners, soft hyphens, byte-order marks, variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** Arabic-Indic, Persian and full-width digits. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** Without invisible marks, and without white space around. Not for prose, where joiners shape words. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '').trim();

export const withLatinDigits = (text: string): string =>
  text.replace(OTHER_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

export const withPlainDashes = (text: string): string => text.replace(DASHES, '-');

/** A phone number with plain digits, spaces, hyphens and plus sign. */
export const cleanPhone = (text: string): string =>
  withPlainDashes(withLatinDigits(withoutInvisible(text)))
    .replace(/^tel:/i, '')
    .replaceAll('\uff0b', '+')
    .replace(/\s+/g, ' ');
