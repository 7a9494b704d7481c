import { quoteValue } from '../postgrest/quote.ts';
import { presentFilters, type TravelFilters } from './travel-filters.ts';

/** True when the filters narrow the travels by more than ids and prices. */
export function isFiltered(filters: TravelFilters): boolean {
  const { id: _id, priceRange: _range, ...rest } = presentFilters(filters);
  return Object.keys(rest).length > 0;
}

/** The filters as the database functions `find_travels` and `map_travels` take them. */
export function findArguments(filters: TravelFilters) {
  const { search, region, type, duration, groupSize, tags } = presentFilters(filters);
  return {
    ...(search && { term: search }),
    ...(region && { region }),
    ...(type && { type }),
    // postgrest-js joins lists for the address without quoting what they hold.
    ...(tags && { tags: `{${tags.map(quoteValue).join(',')}}` as unknown as string[] }),
    ...(duration && { duration }),
    ...(groupSize && { group_size: groupSize }),
  };
}
