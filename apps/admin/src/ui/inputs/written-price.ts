import { parsePrice } from '@expat-buddy/domain/travel/price';

export const currencies = ['DA', '€'] as const;

export type Currency = (typeof currencies)[number];
export type PriceKind = 'fixed' | 'from' | 'request' | 'words';

/** A price as it is entered: how it is meant, the digits typed, the currency; or other words. */
export type EnteredPrice = {
  kind: PriceKind;
  amount: string;
  currency: Currency;
};

const nothing: EnteredPrice = { kind: 'request', amount: '', currency: 'DA' };

/** The digits in groups of three, as the site's prices are written: `14 000`, `1,200`. */
function grouped(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, separator);
}

/**
 * The text that is stored: `14 000 DA`, `From €140`, empty for a price on request. An amount that is no
 * number stays beside its currency as typed, for the form to refuse.
 */
export function writtenPrice({
  kind,
  amount,
  currency,
}: Omit<EnteredPrice, 'kind'> & { kind: 'fixed' | 'from' }): string {
  const typed = amount.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  const [, whole, decimals = ''] = /^(\d+)(\.\d{1,2})?$/.exec(typed) ?? [];
  const digits =
    whole === undefined ? amount.trim() : grouped(whole, currency === '€' ? ',' : ' ') + decimals;
  const price = currency === '€' ? `€${digits}` : `${digits} DA`.trim();
  return kind === 'from' ? `From ${price}` : price;
}

/** Reads a stored price; what this form would not write itself is taken as words. */
export function enteredPrice(text: string): EnteredPrice {
  if (/^(on request)?$/i.test(text.trim())) return nothing;
  const amount = parsePrice(text);
  for (const kind of ['fixed', 'from'] as const) {
    for (const currency of currencies) {
      const entered = { kind, amount: amount === null ? '' : String(amount), currency };
      if (writtenPrice(entered) === text) return entered;
    }
  }
  return { ...nothing, kind: 'words', amount: amount === null ? '' : String(amount) };
}
