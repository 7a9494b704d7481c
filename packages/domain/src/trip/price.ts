import type { Row } from '../supabase-client.ts';
import type { PriceCurrency, PriceUnit, TripDetails } from './types.ts';

/** Dinars for one euro, on an ISO day, as staff found it. */
export type ExchangeRate = { dinars: number; on: string; source: string };

export type Amount = { amount: number; currency: PriceCurrency };

type RateSettings = Pick<Row<'site_settings'>, 'eur_rate' | 'eur_rate_on' | 'eur_rate_source'>;

/** Null unless staff have entered the rate with its day and source. */
export function exchangeRate(settings: RateSettings | null | undefined): ExchangeRate | null {
  if (!settings?.eur_rate || !settings.eur_rate_on || !settings.eur_rate_source) return null;
  return {
    dinars: settings.eur_rate,
    on: settings.eur_rate_on,
    source: settings.eur_rate_source,
  };
}

/** To half a unit of the second digit, at least to a whole: 94.6 is 95, 1243 is 1250, 57 720 is 57 500. */
function rounded(amount: number): number {
  const step = Math.max(1, 10 ** Math.floor(Math.log10(amount)) / 20);
  return Math.round(amount / step) * step;
}

/** The price in the other currency, or null without an amount or a rate. */
export function approximatePrice(
  { price_amount, price_currency }: Pick<TripDetails, 'price_amount' | 'price_currency'>,
  rate: ExchangeRate | null,
): Amount | null {
  if (price_amount === null || price_currency === null || rate === null) return null;
  const isInEuros = price_currency === 'EUR';
  const amount = rounded(isInEuros ? price_amount * rate.dinars : price_amount / rate.dinars);
  return amount > 0 ? { amount, currency: isInEuros ? 'DZD' : 'EUR' } : null;
}

// In the languages of the site.
const SAYS_UNIT = /per|each|for|people|group|\/|\bpar\b|pour|شخص|أشخاص|مجموعة|لكل/i;

/** The unit to add to a price text: none to a text without a number, or that says it already. */
export function unitAfterPrice(price: string, unit: string | null): PriceUnit | null {
  return /\d/.test(price) && !SAYS_UNIT.test(price) ? (unit as PriceUnit | null) : null;
}
