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

/** A phone number with plain digits, spaces, hyphens and plus sign. */
export const cleanPhone = (text: string): string =>
  withLatinDigits(withoutInvisible(text))
    .replace(/^tel:/i, '')
    .replace(DASHES, '-')
    .replaceAll('\uff0b', '+')
    .replace(/\s+/g, ' ');

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?$/;
const GROUPED = /^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;

function withPoint(text: string, mostDecimals: number): string {
  const marks = text.replace(/[^.,]/g, '');
  if (marks.length > 1) {
    // `1.234,5` and `1,234.5`; of equal marks all separate groups.
    const [, separator] = GROUPED.exec(text) ?? [];
    return separator ? text.replaceAll(separator, '').replace(',', '.') : text;
  }
  const isGroup = mostDecimals < 3 && /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  return isGroup ? text.replace(marks, '') : text.replace(',', '.');
}

/**
 * A number as people type or paste it, in digits and a point: `24,55`, `1 234.5`, `٢٤٫٥`, `−3`. One comma or point
 * before three digits separates thousands where the number cannot have as many decimals.
 * @returns null if it cannot be read
 */
export function plainNumber(text: string, mostDecimals = 6): string | null {
  const marked = withLatinDigits(withoutInvisible(text))
    .replace(DASHES, '-')
    .replaceAll('٫', '.')
    .replace(/(?<=\d)[\s'’٬](?=\d{3}(?!\d))/g, '')
    .replace(/^-\s+/, '-')
    .replaceAll('،', ',');
  const plain = withPoint(marked, mostDecimals);
  return NUMBER.test(plain) ? plain : null;
}

/** @returns null if it cannot be read */
export function parseNumber(text: string, mostDecimals?: number): number | null {
  const plain = plainNumber(text, mostDecimals);
  return plain === null ? null : Number(plain);
}
