import type { Travel } from './types.ts';

/** The type of a road trip, by its id, or by its title in case staff changed the id. */
const ROAD_TRIP_TYPE_ID = 'road-trip';
export const ROAD_TRIP_TYPE = 'Road Trip';

export function isRoadTrip(travel: Pick<Travel, 'type' | 'type_id'>): boolean {
  return travel.type_id === ROAD_TRIP_TYPE_ID || travel.type === ROAD_TRIP_TYPE;
}
