import { parsePrice } from '@expat-buddy/domain/travel/price';
import {
  type Amount,
  approximatePrice,
  type ExchangeRate,
  unitAfterPrice,
} from '@expat-buddy/domain/trip/price';
import type { PriceCurrency, PriceUnit } from '@expat-buddy/domain/trip/types';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';

const amounts = new Intl.NumberFormat(locale.dateTag, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});
const formatNumber = (amount: number) =>
  amounts
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'group' ? ' ' : value))
    .join('');

const isCurrency = (currency: unknown): currency is PriceCurrency =>
  currency === 'DZD' || currency === 'EUR';

/** As the site writes it: `14 000 DA`, `€1,250.50`. */
const formatAmount = ({ amount, currency }: Amount) =>
  currency === 'EUR'
    ? t('€{amount}', { amount: amounts.format(amount) })
    : t('{amount} DA', { amount: formatNumber(amount) });

function withUnit(price: string, unit: PriceUnit | null): string {
  if (unit === null) return price;
  return unit === 'person' ? t('{price} per person', { price }) : t('{price} per group', { price });
}

export type EnteredPrice = {
  /** Null for activities, which have no price text. */
  text: string | null;
  amount: unknown;
  currency: unknown;
  unit: unknown;
  people: unknown;
};

/** What visitors read: the price text, or the amount, with what it is for. Null without either. */
export function priceReading(entered: EnteredPrice, rate: ExchangeRate | null = null) {
  const { text, amount, currency, people } = entered;
  const isKnown = typeof amount === 'number' && isCurrency(currency);
  const price = text || (isKnown && formatAmount({ amount, currency }));
  if (!price) return null;
  const unit = unitAfterPrice(price, typeof entered.unit === 'string' ? entered.unit : null);
  const from = typeof people === 'number' && people > 1 && t('from {people} people', { people });
  const other =
    isKnown && approximatePrice({ price_amount: amount, price_currency: currency }, rate);
  const parts = [withUnit(price, unit), from, other && `≈ ${formatAmount(other)}`];
  return parts.filter(Boolean).join(', ');
}

/** A warning when the price written by hand names another number than the amount. */
export function priceMismatch({ text, amount }: Pick<EnteredPrice, 'text' | 'amount'>) {
  const inText = parsePrice(text);
  if (inText === null || typeof amount !== 'number' || inText === amount) return null;
  return t(
    'The price written by hand says {inText}, the amount {amount}. Visitors read what is written; sorting and filters use the amount, and a proposal asks for the price.',
    { inText: formatNumber(inText), amount: formatNumber(amount) },
  );
}
