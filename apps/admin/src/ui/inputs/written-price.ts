import { parsePrice } from '@expat-buddy/domain/travel/price';
import { plainNumber } from '@expat-buddy/domain/typed-number';
import { t } from '#i18n/t.ts';

export const currencies = ['DA', '€'] as const;

export type Currency = (typeof currencies)[number];
export type PriceKind = 'fixed' | 'from' | 'request' | 'text';

/** A price in parts: its kind, the typed digits, the currency, or a free text. */
export type EnteredPrice = {
  kind: PriceKind;
  amount: string;
  currency: Currency;
};

const nothing: EnteredPrice = { kind: 'request', amount: '', currency: 'DA' };

/** Groups digits as the site does: `14 000`, `1,200`. */
function grouped(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, separator);
}

/**
 * The stored text: `14 000 DA`, `From €140`, empty for a price on request. An invalid amount stays
 * next to its currency, for the form to reject.
 */
export function writtenPrice({
  kind,
  amount,
  currency,
}: Omit<EnteredPrice, 'kind'> & { kind: 'fixed' | 'from' }): string {
  const [, whole, decimals = ''] = /^(\d+)(\.\d{1,2})?$/.exec(plainNumber(amount, 2) ?? '') ?? [];
  const digits =
    whole === undefined ? amount.trim() : grouped(whole, currency === '€' ? ',' : ' ') + decimals;
  const price = currency === '€' ? `€${digits}` : t('{digits} DA', { digits }).trim();
  return kind === 'from' ? t('From {price}', { price }) : price;
}

/** Parses a stored price. A text that this form would not write is a free text. */
export function enteredPrice(text: string): EnteredPrice {
  if (/^(on request)?$/i.test(text.trim())) return nothing;
  const amount = parsePrice(text);
  for (const kind of ['fixed', 'from'] as const) {
    for (const currency of currencies) {
      const entered = { kind, amount: amount === null ? '' : String(amount), currency };
      if (writtenPrice(entered) === text) return entered;
    }
  }
  return { ...nothing, kind: 'text', amount: amount === null ? '' : String(amount) };
}
