import { languageArgument } from '../language/client-language.ts';
import type { DatabaseClient } from '../supabase-client.ts';

/** A stop of a day. Without a known place of its name it has no coordinates, in degrees. */
export type RouteStop = {
  day_number: number;
  stop_number: number;
  name: string;
  latitude: number | null;
  longitude: number | null;
};

/** The stops of a travel's days in order; none when it does not exist. Throws the client's error. */
export async function listRouteStops(
  client: DatabaseClient,
  travelId: string,
): Promise<RouteStop[]> {
  const { data, error } = await client.rpc(
    'travel_route',
    { of_travel: travelId, ...languageArgument(client) },
    { get: true },
  );
  if (error) throw error;
  return data;
}
