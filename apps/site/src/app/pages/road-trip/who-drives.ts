import type { TravelDetails } from '@expat-buddy/domain/trip/queries';
import type { SuitedVehicle } from '@expat-buddy/domain/vehicle/types';
import { travelQueries } from '#features/travels/travel-queries.ts';
import { tripQueries } from '#features/trips/trip-queries.ts';
import { useQuery } from '#hydrate/use-query.ts';

type Facts = {
  details: Pick<TravelDetails, 'vehicle_included'> | null | undefined;
  vehicles: Pick<SuitedVehicle, 'with_driver'>[] | undefined;
};

/** Visitors are driven where the vehicle is part of the trip, or all that suit come with a driver. */
function areVisitorsDriven({ details, vehicles = [] }: Facts): boolean {
  if (details?.vehicle_included) return true;
  return vehicles.length > 0 && vehicles.every(({ with_driver }) => with_driver);
}

export function useAreVisitorsDriven(travelId: string): boolean {
  const { data: details } = useQuery(tripQueries.details('travels', travelId));
  const { data: vehicles } = useQuery(travelQueries.vehicles(travelId));
  return areVisitorsDriven({ details, vehicles });
}
