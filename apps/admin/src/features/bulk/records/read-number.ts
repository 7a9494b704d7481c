const ARABIC_ZEROS = [0x0660, 0x06f0];

/** Digits, signs and separators of other scripts and of typography as the keyboard has them. */
function plain(text: string): string {
  return text
    .trim()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = ARABIC_ZEROS.find((first) => code >= first && code <= first + 9) ?? code;
      return String(code - zero);
    })
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replaceAll('−', '-')
    .replaceAll('٫', ',')
    .replace(/[\s'’٬](?=\d{3}(?!\d))/g, ' ');
}

const WITHOUT_GROUPS = /^\d+$/;
/** Groups of three digits with the same sign between them. */
const GROUPS = /^\d{1,3}([ .,])\d{3}(\1\d{3})*$/;

/** What the digits before a decimal sign mean; undefined when they are no number. */
function whole(digits: string, not: string): string | undefined {
  if (WITHOUT_GROUPS.test(digits)) return digits;
  const sign = GROUPS.exec(digits)?.[1];
  return sign && sign !== not ? digits.replaceAll(sign, '') : undefined;
}

/**
 * What a number in a cell can mean, whatever language it was written in: none, one, or two where a sign before three
 * digits may separate thousands or decimals, as in 38.500.
 */
export function readNumber(text: string): readonly number[] {
  const [, sign = '', digits = ''] = /^([+-]?)\s*(\d[\d ., ]*)$/.exec(plain(text)) ?? [];
  if (digits === '') return [];
  const readings: string[] = [];
  const decimal = /^(.*)([.,])(\d+)$/.exec(digits);
  const before = decimal && whole(decimal[1] ?? '', decimal[2] ?? '');
  if (before !== null && before !== undefined) readings.push(`${before}.${decimal?.[3]}`);
  const grouped = /^0\d?\d?[.,]/.test(digits) ? undefined : whole(digits, '');
  if (grouped !== undefined) readings.push(grouped);
  return readings.map((reading) => Number(`${sign}${reading}`));
}
