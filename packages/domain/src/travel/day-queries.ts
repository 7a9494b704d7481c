import type { DatabaseClient } from '../supabase-client.ts';
import type { TravelDay } from './types.ts';

/** The days of a travel in order. Throws the client's error. */
export async function listTravelDays(
  client: DatabaseClient,
  travelId: string,
): Promise<TravelDay[]> {
  const { data, error } = await client
    .from('travel_days')
    .select('id,day_number,title,description,stops,distance_km,driving_hours,overnight')
    .eq('travel_id', travelId)
    .order('day_number', { ascending: true });
  if (error) throw error;
  return data;
}
