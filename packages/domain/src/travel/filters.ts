import { priceCurrencies } from '../trip/choices.ts';
import type { PriceCurrency } from '../trip/types.ts';
import type { TravelFilters } from './types.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isText);

const isRange = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

const isCurrency = (value: unknown): value is PriceCurrency =>
  (priceCurrencies as readonly unknown[]).includes(value);

const isMonth = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 12;

/**
 * Reads a filter stored as JSON (`travel_categories.filter`), without malformed or unknown conditions.
 * Anything but an object is the empty filter. Not with zod, so that pages with cards do not load it.
 */
export function readTravelFilters(stored: unknown): TravelFilters {
  const { search, region, type, duration, groupSize, id, tags, priceRange, currency, month } =
    Object(stored) as Record<string, unknown>;
  const text = (value: unknown) => (isText(value) ? value : undefined);
  return presentFilters({
    search: text(search),
    region: text(region),
    type: text(type),
    duration: text(duration),
    groupSize: text(groupSize),
    id: isTextList(id) ? id : text(id),
    tags: isTextList(tags) ? tags : undefined,
    priceRange: isRange(priceRange) ? priceRange : undefined,
    currency: isCurrency(currency) ? currency : undefined,
    month: isMonth(month) ? month : undefined,
  });
}

/**
 * The filter without empty conditions, so that equivalent filters share a query key. An empty list of ids
 * stays: it matches no travel.
 */
export function presentFilters(filters: TravelFilters): TravelFilters {
  const present: TravelFilters = {};
  for (const key of ['search', 'region', 'type', 'duration', 'groupSize'] as const) {
    const value = filters[key]?.trim();
    if (value) present[key] = value;
  }
  if (filters.id !== undefined && filters.id !== '') present.id = filters.id;
  if (filters.tags?.length) present.tags = [...new Set(filters.tags)];
  if (filters.priceRange) {
    present.priceRange = filters.priceRange;
    if (filters.currency) present.currency = filters.currency;
  }
  if (filters.month) present.month = filters.month;
  return present;
}

/** Why a filter cannot be saved, as a sentence; undefined when it can. */
export function filterProblem(stored: unknown): string | undefined {
  const { priceRange } = readTravelFilters(stored);
  if (!priceRange) return undefined;
  const [min, max] = priceRange;
  if (min < 0) return 'A price cannot be below 0.';
  return min > max ? 'The minimum price is above the maximum.' : undefined;
}
