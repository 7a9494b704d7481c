import type { DatabaseClient } from '../supabase-client.ts';

/** Where a travel lies on the map, in degrees. */
export type TravelPlace = { id: string; latitude: number; longitude: number };

/** The places of all travels that have one. Throws the client's error. */
export async function listTravelPlaces(client: DatabaseClient): Promise<TravelPlace[]> {
  const { data, error } = await client
    .from('travels')
    .select('id,latitude,longitude')
    .not('latitude', 'is', null)
    .order('id', { ascending: true });
  if (error) throw error;
  return data.flatMap(({ id, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ id, latitude, longitude }],
  );
}
