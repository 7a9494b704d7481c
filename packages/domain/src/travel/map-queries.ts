import type { DatabaseClient } from '../supabase-client.ts';
import { findArguments } from './find-arguments.ts';
import type { MapFrame, MapPlace, TravelFacts, TravelFilters } from './types.ts';

/**
 * The places of the matching travels in a frame: each travel while there are few, else their number per
 * cell. Ignores conditions on ids and prices; for those use `placesOf`. Throws the client's error.
 */
export async function mapTravels(
  client: DatabaseClient,
  filters: TravelFilters,
  { west, south, east, north }: MapFrame,
): Promise<MapPlace[]> {
  const { data, error } = await client.rpc(
    'map_travels',
    { ...findArguments(client, filters), frame: [west, south, east, north] },
    { get: true },
  );
  if (error) throw error;
  return data.map(({ latitude, longitude, travels, id, title, type_id, price, duration }) => ({
    latitude,
    longitude,
    travels,
    travel: id === null ? null : { id, title, type_id, price, duration },
  }));
}

/** The places of travels that are already loaded. */
export function placesOf(facts: TravelFacts[]): MapPlace[] {
  return facts.flatMap(({ latitude, longitude, ...travel }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude, travels: 1, travel }],
  );
}
