import { parsePrice } from '@expat-buddy/domain/travel/price';
import type { PriceUnit } from '@expat-buddy/domain/trip/types';

const amounts = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});
const formatNumber = (amount: number) => amounts.format(amount).replaceAll(',', ' ');

const isUnit = (unit: unknown): unit is PriceUnit => unit === 'person' || unit === 'group';

export type EnteredPrice = {
  /** Null for activities, which have no price text. */
  text: string | null;
  amount: unknown;
  currency: unknown;
  unit: unknown;
  people: unknown;
};

/** What visitors read: the price text, or the amount, with what it is for. Null without either. */
export function priceReading({ text, amount, currency, unit, people }: EnteredPrice) {
  const written =
    typeof amount === 'number' && currency === 'EUR'
      ? `€${amounts.format(amount)}`
      : typeof amount === 'number' && `${formatNumber(amount)} DA`;
  const price = text || written;
  if (!price) return null;
  const of = isUnit(unit) ? ` per ${unit}` : '';
  const from =
    typeof people === 'number' && people > 1 ? `${of === '' ? '' : ','} from ${people} people` : '';
  return `${price}${of}${from}`;
}

/** A warning when the price text names another number than the amount. */
export function priceMismatch({ text, amount }: Pick<EnteredPrice, 'text' | 'amount'>) {
  const inText = parsePrice(text);
  if (inText === null || typeof amount !== 'number' || inText === amount) return null;
  return `The price text says ${formatNumber(inText)}, the amount ${formatNumber(amount)}. Visitors read the text; sorting and filters use the amount.`;
}
