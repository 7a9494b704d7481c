import type { QueryClient } from '@tanstack/react-query';
import { reviewQueries } from '#features/reviews/review-queries.ts';
import { vehicleDetailsQueries } from '#features/vehicles/vehicle-details-queries.ts';

/** Prefetches what the sections below the fold show. */
export const warmVehicle = (client: QueryClient, id: string) =>
  Promise.all([
    client.prefetchQuery(reviewQueries.of({ kind: 'vehicle', id })),
    client.prefetchQuery(vehicleDetailsQueries.details(id)),
    client.prefetchQuery(vehicleDetailsQueries.roadTrips(id)),
  ]);
