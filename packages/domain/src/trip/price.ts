import type { Language } from '../language/languages.ts';
import type { Row } from '../supabase-client.ts';
import { parsePrice } from '../travel/price.ts';
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

const FROM: Readonly<Record<Language, string>> = {
  en: 'From ',
  fr: 'À partir de ',
  ar: 'ابتداءً من ',
};

/** A price as visitors read it; the rule of `private.price_text`: `From 45 000 DA`, `€1,250.50`, `1 250,50 €`. */
export function priceText(
  amount: number,
  currency: PriceCurrency,
  isFrom = false,
  language: Language = 'en',
): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const english = amount.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const spaced = english.replaceAll(',', ' ');
  const local = language === 'en' ? spaced : spaced.replace('.', ',');
  const dinar = language === 'ar' ? 'دج' : 'DA';
  const foreign = language === 'en' ? `€${english}` : `${local} €`;
  return (isFrom ? FROM[language] : '') + (currency === 'EUR' ? foreign : `${local} ${dinar}`);
}

/** The price of a record that has no text of its own, as an activity; empty without an amount. */
export const amountText = (
  { price_amount, price_currency }: Pick<Row<'activities'>, 'price_amount' | 'price_currency'>,
  language: Language,
): string =>
  price_amount === null
    ? ''
    : priceText(price_amount, price_currency === 'EUR' ? 'EUR' : 'DZD', false, language);

/** Whether visitors who read `price` read the amount. Staff may have written another price by hand. */
export const saysAmount = (price: string, amount: number | null): boolean =>
  price === '' || parsePrice(price) === amount;

/** Whatever the language of the price: staff may have written it in another. */
const SAYS_UNIT: Readonly<Record<Language, RegExp>> = {
  en: /per|each|for|people|group|\//i,
  fr: /\bpar\b|pour/i,
  ar: /شخص|أشخاص|مجموعة|لكل/,
};

const saysUnit = (price: string) => Object.values(SAYS_UNIT).some((words) => words.test(price));

/** The unit to add to a price text: none to a text without a number, or that says it already. */
export function unitAfterPrice(price: string, unit: string | null): PriceUnit | null {
  return /\d/.test(price) && !saysUnit(price) ? (unit as PriceUnit | null) : null;
}
