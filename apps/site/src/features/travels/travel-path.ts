import type { Travel } from '@expat-buddy/domain/travel/present-travel';
import { isRoadTrip } from '@expat-buddy/domain/travel/road-trip';
import { paths } from '#lib/paths.ts';

/** Where a travel is told; road trips have a page of their own. `from` is the category one came by. */
export function travelPath(travel: Pick<Travel, 'id' | 'type' | 'type_id'>, from?: string): string {
  const path = isRoadTrip(travel) ? paths.roadTrip(travel.id) : paths.travel(travel.id);
  return from ? `${path}?from=${encodeURIComponent(from)}` : path;
}

/** The category's route in an address, if it could be one: it becomes a link, so nothing else will do. */
export function plausibleRoute(from: string | null): string | undefined {
  return from && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(from) ? from : undefined;
}
