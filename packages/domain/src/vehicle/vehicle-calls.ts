import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient, Row } from '../supabase-client.ts';
import { presentTravel, type Travel, travelSelection } from '../travel/present-travel.ts';

const vehicleColumns =
  'id,name,description,image,gallery,berths,seats,gearbox,price_per_day,minimum_days,with_driver,equipment,conditions';

/** A vehicle for rent. `price_per_day` holds the amount as staff wrote it, without "a day". */
export type Vehicle = Pick<
  Row<'vehicles'>,
  | 'id'
  | 'name'
  | 'description'
  | 'image'
  | 'gallery'
  | 'berths'
  | 'seats'
  | 'gearbox'
  | 'price_per_day'
  | 'minimum_days'
  | 'with_driver'
  | 'equipment'
  | 'conditions'
>;

/** All vehicles in the order staff gave them. Throws the client's error, like each call here. */
export async function listVehicles(client: DatabaseClient): Promise<Vehicle[]> {
  return allRows((from, to) =>
    client
      .from('vehicles')
      .select(vehicleColumns, { count: 'exact' })
      .order('position', { ascending: true })
      .order('id', { ascending: true })
      .range(from, to),
  );
}

/** One vehicle, or null when there is none with this id. */
export async function getVehicle(client: DatabaseClient, id: string): Promise<Vehicle | null> {
  const { data, error } = await client
    .from('vehicles')
    .select(vehicleColumns)
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return data;
}

/** The road trips that suit a vehicle, in the order staff gave them. */
export async function listRoadTripsOfVehicle(
  client: DatabaseClient,
  vehicleId: string,
): Promise<Travel[]> {
  const { data, error } = await client
    .from('travels')
    .select(`${travelSelection},travel_vehicles!inner(vehicle_id)`)
    .eq('travel_vehicles.vehicle_id', vehicleId)
    .order('position', { ascending: true })
    .order('id', { ascending: true });
  if (error) throw error;
  return data.map(({ travel_vehicles: _, ...row }) => presentTravel(row));
}
