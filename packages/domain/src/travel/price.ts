import { withLatinDigits } from '../pasted-text.ts';

// Digit separators: space, no-break, narrow no-break and thin space, apostrophes, point, comma, Arabic
// comma. A group is a separator and exactly three digits, so that "10, 2 people" is not 102.
const GROUPED = "\\d{1,3}(?:[ \\u00a0\\u202f\\u2009'’.,٬]\\d{3})+(?!\\d)";
const PLAIN = '\\d+';
const DECIMALS = '(?:[.,٫]\\d{1,2}(?!\\d))?';
const NUMBER = `(?:${GROUPED}|${PLAIN})${DECIMALS}`;
const CURRENCY = '(?:€|\\$|£|\\b(?:DZD|DA|EUR|USD|GBP|euros?|dinars?)\\b|د\\.?\\s?ج|دينار)';
const PRICE = `(?:${CURRENCY}\\s*)?(${NUMBER})(?:\\s*${CURRENCY})?(?:\\s*(?:[-–—]|to)\\s*${NUMBER}\\s*${CURRENCY})?`;

function toNumber(digits: string): number {
  const decimals = /[.,٫](\d{1,2})$/.exec(digits);
  const whole = decimals ? digits.slice(0, decimals.index) : digits;
  return Number(`${whole.replace(/\D/g, '')}.${decimals?.[1] ?? '0'}`);
}

/**
 * The number in a price text: `12 000 DA`, `€1,200`, `1.200,50 €`, `From 45 000 DZD`. Of several numbers it
 * is the one next to a currency ("2 people: 12 000 DA"), of a range the lower one.
 * @returns null without a number, as in `on request`.
 */
export function parsePrice(text: string | null | undefined): number | null {
  if (!text) return null;
  const prices = [...withLatinDigits(text).matchAll(new RegExp(PRICE, 'giu'))];
  const isWithCurrency = new RegExp(CURRENCY, 'iu');
  const price = prices.find(([match]) => isWithCurrency.test(match)) ?? prices[0];
  return price?.[1] === undefined ? null : toNumber(price[1]);
}

/** Whether the number in the price is within the range, inclusive; false without a number. */
export function isPriceWithin(
  price: string | null | undefined,
  [min, max]: readonly [min: number, max: number],
): boolean {
  const amount = parsePrice(price);
  return amount !== null && amount >= min && amount <= max;
}

const CURRENCY_SIGN = /€|\$|£|\b(?:DZD|DA|EUR|USD|GBP)\b/;

/** False for a currency without a readable amount above 0, as in `From DA` and `0 DA`. */
export function isReadablePrice(text: string): boolean {
  return !CURRENCY_SIGN.test(text) || (parsePrice(text) ?? 0) > 0;
}
