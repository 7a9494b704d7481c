import type { DatabaseClient } from '../supabase-client.ts';
import { findArguments } from './find-arguments.ts';
import type { TravelFacts } from './travel-calls.ts';
import type { TravelFilters } from './travel-filters.ts';

/** The part of the world that a map shows, in degrees. */
export type MapFrame = { west: number; south: number; east: number; north: number };

/** A travel on a map. */
export type MappedTravel = Pick<TravelFacts, 'id' | 'title' | 'type_id' | 'price' | 'duration'>;

/** A place on a map in degrees: one travel, or the middle of several of which only the number is known. */
export type MapPlace = {
  latitude: number;
  longitude: number;
  travels: number;
  travel: MappedTravel | null;
};

/**
 * What a map of the travels found shows: each of them while there are few in the frame, else their
 * number in each part of it, so that a map costs the same however many there are. Knows no ids and no
 * prices: for those see `placesOf`. Throws the client's error.
 */
export async function mapTravels(
  client: DatabaseClient,
  filters: TravelFilters,
  { west, south, east, north }: MapFrame,
): Promise<MapPlace[]> {
  const { data, error } = await client.rpc(
    'map_travels',
    { ...findArguments(filters), frame: [west, south, east, north] },
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

/** The places of travels that have been read anyway, one by one. */
export function placesOf(facts: TravelFacts[]): MapPlace[] {
  return facts.flatMap(({ latitude, longitude, ...travel }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude, travels: 1, travel }],
  );
}
