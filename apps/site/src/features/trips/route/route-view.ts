import type { Point } from '#ui/map/map-projection.ts';
import { fitted, type MapView } from '#ui/map/map-view.ts';

/** A frame about 40 km wide; closer, the outline of the coast would be too coarse. */
export const ROUTE_MAX_ZOOM = 56;

/** Around the stops, as a part of the distance between the outermost. */
const MARGIN = 0.22;

/** What the buttons of the map take of its lower edge, with half a mark, in screen pixels. */
const BUTTONS = 72;

/** The part of a map of this height that holds a route of any length, with room for the names and the buttons. */
export function routeView(points: Point[], height: number): MapView {
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  const extent = Math.max(spread(points.map(({ x }) => x)), spread(points.map(({ y }) => y)));
  const margin = extent * MARGIN;
  const part = BUTTONS / height;
  const below = (part * (extent + margin)) / (1 - part) - margin;
  const lowest = points.toSorted((one, other) => other.y - one.y)[0];
  const held = lowest && below > 0 ? [...points, { x: lowest.x, y: lowest.y + below }] : points;
  return fitted(held, Math.max(6, margin), ROUTE_MAX_ZOOM);
}
