import { isRoadTrip } from '@expat-buddy/domain/travel/road-trip';
import type { Travel } from '@expat-buddy/domain/travel/types';
import { paths } from '#lib/paths.ts';

/** Road trips have their own page. */
export function travelPath(travel: Pick<Travel, 'id' | 'type' | 'type_id'>): string {
  return isRoadTrip(travel) ? paths.roadTrip(travel.id) : paths.travel(travel.id);
}

/** `from` is the category that the visitor came from (specification, section 2). */
export function explorePath({ id }: Pick<Travel, 'id'>, from?: string): string {
  return from ? `${paths.travel(id)}?from=${encodeURIComponent(from)}` : paths.travel(id);
}

/** Anything that could not be a route is dropped, because it becomes a link. */
export function plausibleRoute(from: string | null): string | undefined {
  return from && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(from) ? from : undefined;
}
