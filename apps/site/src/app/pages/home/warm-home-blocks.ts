import type { QueryClient } from '@tanstack/react-query';
import { activityQueries } from '#features/activities/activity-queries.ts';
import { featuredQueries } from '#features/home/featured-queries.ts';
import { serviceQueries } from '#features/services/service-queries.ts';
import { categoryQueries } from '#features/travels/category/category-queries.ts';
import { vehicleQueries } from '#features/vehicles/vehicle-queries.ts';

export function warmHomeBlocks(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.prefetchQuery(categoryQueries.list()),
    client.prefetchQuery(featuredQueries.list()),
    client.prefetchQuery(activityQueries.list()),
    client.prefetchQuery(serviceQueries.list()),
    client.prefetchQuery(vehicleQueries.list()),
  ]);
}
