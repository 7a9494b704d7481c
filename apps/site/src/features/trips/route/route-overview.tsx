import { algeria } from '#ui/map/algeria-outline.ts';
import { drawing, type Point } from '#ui/map/map-projection.ts';
import { type MapView, placed } from '#ui/map/map-view.ts';

type RouteOverviewProps = { view: MapView; points: Point[] };

/** In fractions of the map. */
const SIZE = 0.24;

/** Where in the country the shown part lies; in an upper corner that no stop is in. */
export function RouteOverview({ view, points }: RouteOverviewProps) {
  if (view.zoom < 1.6) return null;
  const shown = points.map((point) => placed(point, view));
  const isTaken = shown.some(({ x, y }) => x > 1 - SIZE - 0.04 && y < SIZE + 0.06);
  const [width, height] = [drawing.width / view.zoom, drawing.height / view.zoom];
  // A close view would be a dot.
  const least = Math.max(width, 130);
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className={`route-overview absolute top-2.5 w-[24%] max-w-28 ${isTaken ? 'left-2.5' : 'right-2.5'}`}
      fill="none"
      aria-hidden="true"
    >
      <path d={algeria} fill="var(--map-sand)" stroke="var(--map-ink)" className="map-line" />
      <rect
        x={view.x + width / 2 - least / 2}
        y={view.y + height / 2 - least / 2}
        width={least}
        height={Math.max(height, 130)}
        stroke="var(--map-pin)"
        strokeWidth={2}
        fill="var(--map-pin)"
        fillOpacity={0.25}
        className="map-line"
      />
    </svg>
  );
}
