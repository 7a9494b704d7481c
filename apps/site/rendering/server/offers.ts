// What things cost and under which terms, for the structured data. Amounts are left out while prices are examples.
import { englishOf } from '@expat-buddy/domain/language/english-of';
import { parsePrice } from '@expat-buddy/domain/travel/price';
import type { PriceUnit } from '@expat-buddy/domain/trip/types';
import type { Settings, Thing } from './thing.ts';

/** Of UN/CEFACT Recommendation 20, as schema.org's `unitCode` asks for. */
export const unitCodes = { person: 'IE', group: '10', day: 'DAY' } as const;
type Unit = keyof typeof unitCodes;

type Price = { price: number; priceCurrency: string };

export type EnteredPrice = {
  price_amount: number | null;
  price_currency: string | null;
  price_unit: PriceUnit | null;
  price_people?: number | null;
};

/** An offer with these terms; undefined if nothing is known. */
export function offerWith(terms: object): Thing | undefined {
  return Object.keys(terms).length > 0 ? { '@type': 'Offer', ...terms } : undefined;
}

/** What a price is for, also while the price itself is unknown. `people`: it applies from this number of people on. */
export function unitPrice(price: Price | undefined, unit: Unit, people?: number | null) {
  const quantity = { '@type': 'QuantitativeValue' };
  return {
    ...price,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      referenceQuantity: { ...quantity, value: 1, unitCode: unitCodes[unit] },
      ...(people && {
        eligibleQuantity: { ...quantity, minValue: people, unitCode: unitCodes.person },
      }),
    },
  };
}

/** The amount that staff entered, and what it is for. */
export function enteredPrice(
  { price_amount: price, price_currency: priceCurrency, price_unit, price_people }: EnteredPrice,
  settings: Settings,
) {
  const isFirm = settings?.prices_are_examples === false && price !== null && priceCurrency;
  const amount = isFirm ? { price, priceCurrency } : undefined;
  return price_unit ? unitPrice(amount, price_unit, price_people) : { ...amount };
}

const CURRENCIES: readonly [sign: RegExp, currency: string][] = [
  [/^[\d\s.,]+ ?DA$/, 'DZD'],
  [/^€ ?[\d\s.,]+$|^[\d\s.,]+ ?€$/, 'EUR'],
];

/** A fixed price in a text: one number with its currency, neither "from" nor an example. */
export function firmPrice<Field extends string>(
  priced: Record<Field, string>,
  field: Field,
  settings: Settings,
): Price | undefined {
  if (settings?.prices_are_examples !== false) return undefined;
  const text = englishOf(priced, field).trim();
  const priceCurrency = CURRENCIES.find(([sign]) => sign.test(text))?.[1];
  const price = parsePrice(text);
  return priceCurrency && price !== null ? { price, priceCurrency } : undefined;
}

/** A fact for which schema.org has no property. */
export const propertyValue = (name: string, value: string | number): Thing => ({
  '@type': 'PropertyValue',
  name,
  value,
});
