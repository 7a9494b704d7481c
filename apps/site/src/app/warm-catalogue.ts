import { ROAD_TRIP_TYPE } from '@expat-buddy/domain/travel/road-trip';
import type { QueryClient } from '@tanstack/react-query';
import { siteSettingsQueries } from '#features/site-settings/site-settings-queries.ts';
import { productQueries } from '#features/store/product-queries.ts';
import { travelQueries } from '#features/travels/travel-queries.ts';
import { vehicleQueries } from '#features/vehicles/vehicle-queries.ts';

export function warmVehicles(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.prefetchQuery(vehicleQueries.list()),
    client.prefetchQuery(siteSettingsQueries.current()),
    client.prefetchQuery(travelQueries.list({ type: ROAD_TRIP_TYPE })),
  ]);
}

export function warmVehicle(client: QueryClient, id: string): Promise<unknown> {
  return Promise.all([
    client.prefetchQuery(vehicleQueries.detail(id)),
    client.prefetchQuery(siteSettingsQueries.current()),
    client.prefetchQuery(vehicleQueries.roadTrips(id)),
    client.prefetchQuery(vehicleQueries.list()),
  ]);
}

export function warmStore(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.prefetchQuery(productQueries.list()),
    client.prefetchQuery(productQueries.collections()),
    client.prefetchQuery(siteSettingsQueries.current()),
  ]);
}

export function warmCollection(client: QueryClient, id: string): Promise<unknown> {
  return Promise.all([
    client.prefetchQuery(productQueries.collection(id)),
    client.prefetchQuery(siteSettingsQueries.current()),
  ]);
}
