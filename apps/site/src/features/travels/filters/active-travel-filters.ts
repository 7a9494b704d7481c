import type { useTravelsMessages } from '#lib/messages/travels-messages.ts';
import { tagName, withEnDash } from '#lib/text/typeset-facts.ts';
import { emptySearch, type TravelSearch } from './travel-search-params.ts';

/** `without` is the change that removes the filter. */
export type ActiveFilter = { key: string; label: string; without: Partial<TravelSearch> };

type FilterMessages = ReturnType<typeof useTravelsMessages>['filters'];

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

export function activeFilters(search: TravelSearch, text: FilterMessages): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  if (search.search) {
    filters.push({
      key: 'search',
      label: text.searchChip(search.search),
      without: { search: '' },
    });
  }
  for (const key of ['region', 'type', 'duration', 'groupSize'] as const) {
    if (search[key]) filters.push({ key, label: withEnDash(search[key]), without: { [key]: '' } });
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
    filters.push({ key: `tag ${tag}`, label: text.tagChip(tagName(tag)), without: { tags } });
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
