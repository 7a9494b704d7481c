import { withLatinDigits, withoutInvisible, withPlainDashes } from './pasted-text.ts';

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
  const marked = withPlainDashes(withLatinDigits(withoutInvisible(text)))
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
