import type { Point } from '#ui/map/map-projection.ts';
import { fitted, type MapView } from '#ui/map/map-view.ts';

/** About 40 km across. The outline of the coast is too coarse for more. */
export const ROUTE_MAX_ZOOM = 56;

/** Around the stops, as a fraction of the route's extent. */
const MARGIN = 0.22;

/** The height of the map's buttons plus half a mark, in screen pixels. */
const BUTTONS = 72;

/** The view that fits the route, with room for names and for the map's buttons. `height` is in screen pixels. */
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
