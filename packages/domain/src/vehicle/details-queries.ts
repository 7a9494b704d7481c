import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import { presentTravel, travelSelection } from '../travel/present-travel.ts';
import type { Travel } from '../travel/types.ts';
import { type VehicleDetails, vehicleDetailFields } from './types.ts';

/** The road trips for a vehicle, by position. */
export async function listRoadTripsOfVehicle(
  client: DatabaseClient,
  vehicleId: string,
): Promise<Travel[]> {
  const { data, error } = await client
    .from('travels')
    .select(translatedColumns(client, `${travelSelection},travel_vehicles!inner(vehicle_id)`))
    .eq('travel_vehicles.vehicle_id', vehicleId)
    .order('position', { ascending: true })
    .order('id', { ascending: true });
  if (error) throw error;
  return inLanguage(data).map(({ travel_vehicles: _, ...row }) => presentTravel(row));
}

const translated: readonly string[] = [
  'child_seats',
  'deposit',
  'insurance',
  'excess',
  'mileage',
  'pick_up_towns',
  'consumption',
  'licence',
  'who_may_drive',
  'breakdown',
];
const columns = vehicleDetailFields
  .map((field) => (translated.includes(field) ? `${field}~` : field))
  .join(',');

/** A vehicle's details with the days when it is not available, or null when it does not exist. */
export async function getVehicleDetails(
  client: DatabaseClient,
  id: string,
): Promise<VehicleDetails | null> {
  const { data, error } = await client
    .from('vehicles')
    .select(
      translatedColumns(client, `${columns},unavailable:vehicle_unavailability(starts_on,ends_on)`),
    )
    .eq('id', id)
    .order('starts_on', { referencedTable: 'unavailable', ascending: true })
    .maybeSingle()
    .overrideTypes<VehicleDetails, { merge: false }>();
  if (error) throw error;
  return inLanguage(data);
}
