import { ROAD_TRIP_TYPE } from '@expat-buddy/domain/travel/road-trip';
import { categoryFilters, hasFixedFilter } from '@expat-buddy/domain/travel-category/fixed-filters';
import type { QueryClient } from '@tanstack/react-query';
import { categoryQueries } from '../category/category-queries.ts';
import { travelQueries } from '../travel-queries.ts';
import { travelListQueries } from './travel-list-queries.ts';

/** A fixed filter is known before its category has loaded. */
export async function warmCategory(client: QueryClient, route: string): Promise<void> {
  const travelsOf = (filter: unknown) => {
    const filters = categoryFilters({ route, filter });
    return Promise.all([
      client.prefetchQuery(travelListQueries.list(filters)),
      client.prefetchQuery(travelListQueries.count(filters)),
    ]);
  };
  await Promise.all([
    client.prefetchQuery(categoryQueries.list()),
    hasFixedFilter(route) && travelsOf({}),
    client.prefetchQuery(categoryQueries.detail(route)),
  ]);
  const category = client.getQueryData(categoryQueries.detail(route).queryKey);
  if (category) await travelsOf(category.filter);
}

export async function warmTravel(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.prefetchQuery(travelQueries.detail(id)),
    client.prefetchQuery(travelQueries.activityNames()),
  ]);
  const travel = client.getQueryData(travelQueries.detail(id).queryKey);
  if (travel) await client.prefetchQuery(travelQueries.related(travel));
}

export async function warmRoadTrip(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.prefetchQuery(travelQueries.detail(id)),
    client.prefetchQuery(travelQueries.vehicles(id)),
    client.prefetchQuery(travelListQueries.list({ type: ROAD_TRIP_TYPE })),
  ]);
}
