import { TRAVELS_STALE_MS } from '@expat-buddy/domain/presentation/presentation-constants';
import type { TravelFilters } from '@expat-buddy/domain/travel/travel-filters';
import { listTravelPlaces } from '@expat-buddy/domain/travel/travel-places';
import {
  listRegions,
  listTags,
  listTypes,
} from '@expat-buddy/domain/travel-term/travel-term-calls';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';
import { categoryQueries } from './category-queries.ts';
import { travelQueries } from './travel-queries.ts';

// What the filters offer and where the pins stand is as fresh as the travels themselves.
const fresh = {
  staleTime: TRAVELS_STALE_MS,
  refetchOnWindowFocus: false,
  meta: { keepsFresh: true },
} as const;

export const listingQueries = {
  regions: () =>
    queryOptions({
      ...fresh,
      queryKey: ['regions'],
      queryFn: async () => listRegions(await database()),
    }),
  types: () =>
    queryOptions({
      ...fresh,
      queryKey: ['types'],
      queryFn: async () => listTypes(await database()),
    }),
  tags: () =>
    queryOptions({ ...fresh, queryKey: ['tags'], queryFn: async () => listTags(await database()) }),
  places: () =>
    queryOptions({
      ...fresh,
      queryKey: ['travels', 'places'],
      queryFn: async () => listTravelPlaces(await database()),
    }),
};

/** What the listing shows for some filters; their options come from the list without any. */
export function warmListing(client: QueryClient, filters: TravelFilters): Promise<unknown> {
  return Promise.all([
    client.prefetchQuery(travelQueries.list(filters)),
    client.prefetchQuery(travelQueries.count(filters)),
    client.prefetchQuery(travelQueries.list()),
    client.prefetchQuery(categoryQueries.list()),
    client.prefetchQuery(listingQueries.regions()),
    client.prefetchQuery(listingQueries.types()),
  ]);
}
