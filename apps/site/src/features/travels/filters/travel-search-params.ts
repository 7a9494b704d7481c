import { withLatinDigits, withoutInvisible } from '@expat-buddy/domain/pasted-text';
import type { TravelFilters } from '@expat-buddy/domain/travel/types';
import { priceCurrencies } from '@expat-buddy/domain/trip/choices';
import type { PriceCurrency } from '@expat-buddy/domain/trip/types';
import { readPage } from '#lib/storage/shown-pages.ts';
import { type TravelSort, travelSorts } from './travel-sort.ts';

/**
 * `both` shows cards with the map next to them on wide screens; `list` shows one line per travel.
 */
const travelViews = ['both', 'cards', 'list', 'map'] as const;
export type TravelView = (typeof travelViews)[number];

/** Texts are empty and prices null if not set. */
export type TravelSearch = {
  search: string;
  region: string;
  type: string;
  duration: string;
  groupSize: string;
  tags: string[];
  priceMin: number | null;
  priceMax: number | null;
  /** Empty: prices are compared as written. */
  currency: PriceCurrency | '';
  /** 1 to 12. */
  month: number | null;
  sort: TravelSort;
  view: TravelView;
  /** Starts at 1. */
  page: number;
};

const textKeys = ['search', 'region', 'type', 'duration', 'groupSize'] as const;
const priceKeys = ['priceMin', 'priceMax'] as const;

const MAX_TEXT = 100;
const MAX_TAGS = 20;
const HIGHEST_PRICE = 999_999_999;

export const emptySearch: TravelSearch = {
  search: '',
  region: '',
  type: '',
  duration: '',
  groupSize: '',
  tags: [],
  priceMin: null,
  priceMax: null,
  currency: '',
  month: null,
  sort: 'title',
  view: 'both',
  page: 1,
};

/** One line that the database accepts: no control characters, no broken escapes. */
export function readText(value: string | null): string {
  const line = withoutInvisible(value ?? '').replaceAll(/[\p{Cc}\ufffd]+/gu, ' ');
  return [...line.trim()].slice(0, MAX_TEXT).join('').trim();
}

/** A whole number, also written as `12 000`; null otherwise. */
export function readPrice(value: string | null): number | null {
  const digits = withLatinDigits(withoutInvisible(value ?? '')).replaceAll(/[\s.,'’]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** A number from 1 to 12; null otherwise. */
function readMonth(value: string | null): number | null {
  return /^(?:[1-9]|1[0-2])$/.test(value ?? '') ? Number(value) : null;
}

const oneOf = <Name extends string>(names: readonly Name[], value: string | null): Name =>
  names.find((name) => name === value) ?? (names[0] as Name);

/** A known currency; empty otherwise. */
export const readCurrency = (value: string | null) => oneOf(['', ...priceCurrencies], value);

/** Drops unknown, malformed and overlong values. */
export function readTravelSearch(query: string): TravelSearch {
  const params = new URLSearchParams(query);
  const text = (key: string) => readText(params.get(key));
  const tags = params.getAll('tags').map(readText).filter(Boolean);
  return {
    search: text('search'),
    region: text('region'),
    type: text('type'),
    duration: text('duration'),
    groupSize: text('groupSize'),
    tags: [...new Set(tags)].slice(0, MAX_TAGS),
    priceMin: readPrice(params.get('priceMin')),
    priceMax: readPrice(params.get('priceMax')),
    currency: readCurrency(params.get('currency')),
    month: readMonth(params.get('month')),
    sort: oneOf(travelSorts, params.get('sort')),
    view: oneOf(travelViews, params.get('view')),
    page: readPage(params.get('page')),
  };
}

/** Includes the question mark; omits defaults. */
export function writeTravelSearch(search: TravelSearch): string {
  const params = new URLSearchParams();
  for (const key of textKeys) if (search[key]) params.set(key, search[key]);
  for (const tag of search.tags) params.append('tags', tag);
  for (const key of priceKeys) if (search[key] !== null) params.set(key, String(search[key]));
  if (search.month !== null) params.set('month', String(search.month));
  for (const key of ['currency', 'sort', 'view'] as const) {
    if (search[key] !== emptySearch[key]) params.set(key, search[key]);
  }
  if (search.page > 1) params.set('page', String(search.page));
  const query = params.toString();
  return query && `?${query}`;
}

function priceRange({ priceMin, priceMax }: TravelSearch): [min: number, max: number] | undefined {
  if (priceMin === null && priceMax === null) return undefined;
  const [one, other] = [priceMin ?? 0, priceMax ?? HIGHEST_PRICE];
  return one <= other ? [one, other] : [other, one];
}

/**
 * The filters of the specification, section 7. Tags are sorted, so that equal filters share a query
 * key.
 */
export function filtersOf(search: TravelSearch): TravelFilters {
  const filters: TravelFilters = {};
  for (const key of textKeys) if (search[key]) filters[key] = search[key];
  if (search.tags.length > 0) filters.tags = [...search.tags].sort();
  const range = priceRange(search);
  if (range) {
    filters.priceRange = range;
    if (search.currency) filters.currency = search.currency;
  }
  if (search.month !== null) filters.month = search.month;
  return filters;
}
