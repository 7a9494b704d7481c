import type { Point } from '#ui/map/map-projection.ts';
import { fitted, type MapView } from '#ui/map/map-view.ts';

/** A frame about 40 km wide; closer, the outline of the coast would be too coarse. */
export const ROUTE_MAX_ZOOM = 56;

/** The part of the map that holds a route of any length, with room for the names around it. */
export function routeView(points: Point[]): MapView {
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  const extent = Math.max(spread(points.map(({ x }) => x)), spread(points.map(({ y }) => y)));
  return fitted(points, Math.max(6, extent * 0.22), ROUTE_MAX_ZOOM);
}
