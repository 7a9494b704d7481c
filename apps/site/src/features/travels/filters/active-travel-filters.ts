import { tagName, withEnDash } from '#lib/text/typeset-facts.ts';
import type { travelsMessages } from '#messages/trips/travels.ts';
import { emptySearch, type TravelSearch } from './travel-search-params.ts';
import type { LabelOf } from './use-filter-labels.ts';

/** `without` is the change that removes the filter. */
export type ActiveFilter = { key: string; label: string; without: Partial<TravelSearch> };

type FilterMessages = (typeof travelsMessages)['filters'];

/** Keeps sort order and view. */
export const clearedFilters: Partial<TravelSearch> = (({ sort, view, page, ...filters }) =>
  filters)(emptySearch);

function priceLabel(search: TravelSearch, text: FilterMessages): string | null {
  const { priceMin, priceMax, currency } = search;
  if (priceMin !== null && priceMax !== null) {
    return text.priceBetween(Math.min(priceMin, priceMax), Math.max(priceMin, priceMax), currency);
  }
  if (priceMin !== null) return text.priceFrom(priceMin, currency);
  return priceMax === null ? null : text.priceUpTo(priceMax, currency);
}

export function activeFilters(
  search: TravelSearch,
  text: FilterMessages,
  labelOf: LabelOf,
): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  if (search.search) {
    filters.push({
      key: 'search',
      label: text.searchChip(search.search),
      without: { search: '' },
    });
  }
  for (const key of ['region', 'type', 'duration', 'groupSize'] as const) {
    const value = search[key];
    if (value) filters.push({ key, label: withEnDash(labelOf(value)), without: { [key]: '' } });
  }
  if (search.month !== null) {
    filters.push({
      key: 'month',
      label: text.monthChip(search.month),
      without: { month: null },
    });
  }
  for (const tag of search.tags) {
    const tags = search.tags.filter((other) => other !== tag);
    filters.push({
      key: `tag ${tag}`,
      label: text.tagChip(tagName(labelOf(tag))),
      without: { tags },
    });
  }
  const price = priceLabel(search, text);
  if (price) {
    filters.push({
      key: 'price',
      label: price,
      without: { priceMin: null, priceMax: null, currency: '' },
    });
  }
  return filters;
}
