import { languageArgument } from '../language/client-language.ts';
import { quoteValue } from '../postgrest/quote.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import { presentFilters } from './filters.ts';
import type { TravelFilters } from './types.ts';

/** Whether prices are compared as text, which only the client can do. */
export const comparesPriceTexts = ({ priceRange, currency }: TravelFilters): boolean =>
  priceRange !== undefined && currency === undefined;

/** Whether the filter has conditions for the database other than ids. */
export function isFiltered(filters: TravelFilters): boolean {
  const { id: _id, priceRange: _range, ...rest } = presentFilters(filters);
  return Object.keys(rest).length > 0;
}

/** The arguments of the database functions `find_travels` and `map_travels`, which search in the client's language. */
export function findArguments(client: DatabaseClient, filters: TravelFilters) {
  const { search, region, type, duration, groupSize, tags, priceRange, currency, month } =
    presentFilters(filters);
  return {
    ...(search && { term: search }),
    ...(region && { region }),
    ...(type && { type }),
    // postgrest-js does not quote the items of a list.
    ...(tags && { tags: `{${tags.map(quoteValue).join(',')}}` as unknown as string[] }),
    ...(duration && { duration }),
    ...(groupSize && { group_size: groupSize }),
    ...(month && { month }),
    ...(priceRange &&
      currency && {
        price_currency: currency,
        price_min: priceRange[0],
        price_max: priceRange[1],
      }),
    ...languageArgument(client),
  };
}
