import type { DatabaseClient, Row } from '../supabase-client.ts';

/** What a road trip tells of a vehicle that suits it; `price_per_day` is the amount as staff wrote it. */
export type SuitedVehicle = Pick<
  Row<'vehicles'>,
  'id' | 'name' | 'berths' | 'seats' | 'gearbox' | 'price_per_day' | 'with_driver'
>;

/** The vehicles that suit a road trip, in the order staff gave them. Throws the client's error. */
export async function listVehiclesOfTravel(
  client: DatabaseClient,
  travelId: string,
): Promise<SuitedVehicle[]> {
  const { data, error } = await client
    .from('vehicles')
    .select(
      'id,name,berths,seats,gearbox,price_per_day,with_driver,travel_vehicles!inner(travel_id)',
    )
    .eq('travel_vehicles.travel_id', travelId)
    .order('position', { ascending: true })
    .order('id', { ascending: true });
  if (error) throw error;
  return data.map(({ travel_vehicles: _, ...vehicle }) => vehicle);
}
