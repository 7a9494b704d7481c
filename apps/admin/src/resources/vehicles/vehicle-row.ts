import type { Row } from '@expat-buddy/domain/supabase-client';

export type UnavailablePeriod = Omit<Row<'vehicle_unavailability'>, 'vehicle_id'>;

export type VehicleRecord = Row<'vehicles'> & {
  travel_ids: string[];
  unavailable: UnavailablePeriod[];
};

export type JoinedVehicle = Row<'vehicles'> & {
  travel_vehicles: { travel_id: string }[];
  unavailable: UnavailablePeriod[];
};

export const vehicleColumns =
  '*,travel_vehicles(travel_id),unavailable:vehicle_unavailability(starts_on,ends_on,reason)';

/** Sorted, so that two reads compare equal. */
export function readVehicle({ travel_vehicles, unavailable, ...vehicle }: JoinedVehicle) {
  return {
    ...vehicle,
    travel_ids: travel_vehicles.map(({ travel_id }) => travel_id).sort(),
    unavailable: unavailable.toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1)),
  } satisfies VehicleRecord;
}
