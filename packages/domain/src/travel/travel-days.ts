import type { DatabaseClient, Row } from '../supabase-client.ts';

/** One day of a programme. Distance in km and driving in hours, both rounded and without stops. */
export type TravelDay = Pick<
  Row<'travel_days'>,
  | 'id'
  | 'day_number'
  | 'title'
  | 'description'
  | 'stops'
  | 'distance_km'
  | 'driving_hours'
  | 'overnight'
>;

/** The programme of a travel from its first day on; empty when it has none. Throws the client's error. */
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
