import { formatMoney } from '../proposal/money.ts';
import type { InsightValues } from './types.ts';

export const currencies = ['DZD', 'EUR'] as const;

/** Both currencies, never added up: a rate would be a guess. */
export function formatValues(values: InsightValues): string {
  const known = currencies.filter((currency) => values[currency]);
  return known.map((currency) => formatMoney(values[currency] ?? 0, currency)).join(' + ') || '–';
}
