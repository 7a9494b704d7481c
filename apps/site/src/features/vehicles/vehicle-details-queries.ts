import {
  getVehicleDetails,
  listRoadTripsOfVehicle,
} from '@expat-buddy/domain/vehicle/details-queries';
import { queryOptions } from '@tanstack/react-query';
import { TRAVELS_STALE_MS } from '#lib/presentation-constants.ts';
import { database } from '#lib/supabase.ts';

/** What a vehicle's page shows below the fold. */
export const vehicleDetailsQueries = {
  /** What visitors decide on, with the days when it is not available. */
  details: (id: string) =>
    queryOptions({
      queryKey: ['vehicles', 'details', id],
      queryFn: async () => getVehicleDetails(await database(), id),
    }),
  /** Fresh as long as travels are (specification, section 9). */
  roadTrips: (id: string) =>
    queryOptions({
      queryKey: ['travels', 'list', { vehicle: id }],
      queryFn: async () => listRoadTripsOfVehicle(await database(), id),
      staleTime: TRAVELS_STALE_MS,
      refetchOnWindowFocus: false,
      meta: { keepsFresh: true },
    }),
};
