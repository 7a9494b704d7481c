import { listRegions, listTags, listTypes } from '@expat-buddy/domain/travel-term/queries';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { TRAVELS_STALE_MS } from '#lib/presentation-constants.ts';
import { database } from '#lib/supabase.ts';
import { categoryQueries } from '../category/category-queries.ts';
import { filtersOf, type TravelSearch } from '../filters/travel-search-params.ts';
import { travelListQueries } from './travel-list-queries.ts';

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
};

export function warmListing(client: QueryClient, search: TravelSearch): Promise<unknown> {
  const filters = filtersOf(search);
  return Promise.all([
    client.prefetchQuery(travelListQueries.list(filters, search)),
    client.prefetchQuery(travelListQueries.count(filters)),
    client.prefetchQuery(travelListQueries.choices()),
    client.prefetchQuery(categoryQueries.list()),
    client.prefetchQuery(listingQueries.regions()),
    client.prefetchQuery(listingQueries.types()),
  ]);
}
