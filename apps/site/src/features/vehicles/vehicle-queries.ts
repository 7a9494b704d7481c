import {
  getVehicle,
  getVehicleDetails,
  listRoadTripsOfVehicle,
  listVehicles,
} from '@expat-buddy/domain/vehicle/queries';
import { queryOptions } from '@tanstack/react-query';
import { TRAVELS_STALE_MS } from '#lib/presentation-constants.ts';
import { database } from '#lib/supabase.ts';

export const vehicleQueries = {
  list: () =>
    queryOptions({
      queryKey: ['vehicles', 'list'],
      queryFn: async () => listVehicles(await database()),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['vehicles', 'detail', id],
      queryFn: async () => getVehicle(await database(), id),
    }),
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
