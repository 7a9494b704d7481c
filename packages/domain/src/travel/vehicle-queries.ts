import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { SuitedVehicle } from '../vehicle/types.ts';

/** The vehicles for a road trip, by position. Throws the client's error. */
export async function listVehiclesOfTravel(
  client: DatabaseClient,
  travelId: string,
): Promise<SuitedVehicle[]> {
  const { data, error } = await client
    .from('vehicles')
    .select(
      translatedColumns(
        client,
        'id,name~,berths,seats,gearbox,price_per_day~en,with_driver,travel_vehicles!inner(travel_id)',
      ),
    )
    .eq('travel_vehicles.travel_id', travelId)
    .order('position', { ascending: true })
    .order('id', { ascending: true });
  if (error) throw error;
  return inLanguage(data).map(({ travel_vehicles: _, ...vehicle }) => vehicle);
}
