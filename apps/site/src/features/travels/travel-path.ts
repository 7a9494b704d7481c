import type { Travel } from '@expat-buddy/domain/travel/present-travel';
import { isRoadTrip } from '@expat-buddy/domain/travel/road-trip';
import { paths } from '#lib/paths.ts';

/** Where a travel is told; road trips have a page of their own. */
export function travelPath(travel: Pick<Travel, 'id' | 'type' | 'type_id'>): string {
  return isRoadTrip(travel) ? paths.roadTrip(travel.id) : paths.travel(travel.id);
}

/** Where "Explore …" leads (spec section 2); `from` is the category one came by. */
export function explorePath({ id }: Pick<Travel, 'id'>, from?: string): string {
  return from ? `${paths.travel(id)}?from=${encodeURIComponent(from)}` : paths.travel(id);
}

/** The category's route in an address, if it could be one: it becomes a link, so nothing else will do. */
export function plausibleRoute(from: string | null): string | undefined {
  return from && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(from) ? from : undefined;
}
