import { quoteValue } from '../postgrest/quote.ts';
import { presentFilters } from './filters.ts';
import type { TravelFilters } from './types.ts';

/** Whether the filter has conditions other than ids and prices. */
export function isFiltered(filters: TravelFilters): boolean {
  const { id: _id, priceRange: _range, ...rest } = presentFilters(filters);
  return Object.keys(rest).length > 0;
}

/** The arguments of the database functions `find_travels` and `map_travels`. */
export function findArguments(filters: TravelFilters) {
  const { search, region, type, duration, groupSize, tags } = presentFilters(filters);
  return {
    ...(search && { term: search }),
    ...(region && { region }),
    ...(type && { type }),
    // postgrest-js does not quote the items of a list.
    ...(tags && { tags: `{${tags.map(quoteValue).join(',')}}` as unknown as string[] }),
    ...(duration && { duration }),
    ...(groupSize && { group_size: groupSize }),
  };
}
