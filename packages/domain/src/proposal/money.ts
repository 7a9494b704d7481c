import type { Language } from '../language/languages.ts';
import type { PriceCurrency } from '../trip/types.ts';
import { plainNumber } from '../typed-number.ts';

/**
 * An amount is a whole number of minor units: centimes and cents, 100 to the dinar and the euro (ISO 4217). Dinars
 * are shown, and therefore rounded, without centimes.
 */
const STEP: Readonly<Record<PriceCurrency, bigint>> = { DZD: 100n, EUR: 1n };

/** Half away from zero, as PostgreSQL rounds. */
function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return (dividend < 0n ? dividend - half : dividend + half) / divisor;
}

export type PricedLine = { quantity: number; unit_price_minor: number };

/** The price of a line in minor units; the rule of `private.proposal_line_minor`. */
export function lineMinor({ quantity, unit_price_minor }: PricedLine, currency: PriceCurrency) {
  const step = STEP[currency];
  const hundredths = BigInt(Math.round(quantity * 100)) * BigInt(Math.round(unit_price_minor));
  return Number(roundedQuotient(hundredths, 100n * step) * step);
}

export function totalMinor(lines: readonly PricedLine[], currency: PriceCurrency): number {
  return lines.reduce((sum, line) => sum + lineMinor(line, currency), 0);
}

const AMOUNT = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/**
 * The minor units of an amount as people type it: `14 000`, `1,250.50`, `1.250,5`. A comma or dot before three digits
 * groups them. Null if it cannot be read, or names centimes of a dinar.
 */
export function parseMoney(text: string, currency: PriceCurrency): number | null {
  const [, sign, whole = '', fraction = ''] = AMOUNT.exec(plainNumber(text, 2) ?? '') ?? [];
  if (whole === '') return null;
  const minor = BigInt(whole + fraction.padEnd(2, '0'));
  if (minor % STEP[currency] !== 0n) return null;
  return Number(sign ? -minor : minor);
}

const NO_BREAK = '\u00a0';

const dinars: Readonly<Record<Language, string>> = { en: 'DA', fr: 'DA', ar: 'دج' };

/** As the site writes it: `14 000 DA`, `€1,250.50`, in French and Arabic `1 250,50 €`. */
export function formatMoney(
  minor: number,
  currency: PriceCurrency,
  language: Language = 'en',
): string {
  const amount = minor / 100;
  if (currency === 'DZD') {
    const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(amount);
    return withMinus(`${grouped.replaceAll(',', NO_BREAK)}${NO_BREAK}${dinars[language]}`);
  }
  // Arabic in Algeria writes amounts as French does.
  const formatted = new Intl.NumberFormat(language === 'en' ? 'en' : 'fr', {
    style: 'currency',
    currency,
  }).format(amount);
  return withMinus(formatted);
}

const withMinus = (amount: string) => amount.replace('-', '−');

/** For an input: `14000`, `1250.50`, in French and Arabic `1250,50`. */
export function moneyText(
  minor: number,
  currency: PriceCurrency,
  language: Language = 'en',
): string {
  const text = (minor / 100).toFixed(currency === 'DZD' ? 0 : 2);
  return language === 'en' ? text : text.replace('.', ',');
}
