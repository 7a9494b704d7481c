import type { QueryClient } from '@tanstack/react-query';
import { activityQueries } from '#features/activities/activity-queries.ts';
import { serviceQueries } from '#features/services/service-queries.ts';
import { siteSettingsQueries } from '#features/site-settings/site-settings-queries.ts';
import { productQueries } from '#features/store/product-queries.ts';
import { categoryQueries } from '#features/travels/category-queries.ts';
import { travelQueries } from '#features/travels/travel-queries.ts';
import { vehicleQueries } from '#features/vehicles/vehicle-queries.ts';

export function warmServices(client: QueryClient): Promise<unknown> {
  return client.prefetchQuery(serviceQueries.list());
}

/** The contact page and the legal texts: both name the office. */
export function warmContact(client: QueryClient): Promise<unknown> {
  return client.prefetchQuery(siteSettingsQueries.current());
}

export function warmSitemap(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.prefetchQuery(categoryQueries.list()),
    client.prefetchQuery(travelQueries.list()),
    client.prefetchQuery(activityQueries.categories()),
    client.prefetchQuery(activityQueries.list()),
    client.prefetchQuery(serviceQueries.list()),
    client.prefetchQuery(vehicleQueries.list()),
    client.prefetchQuery(productQueries.collections()),
  ]);
}
