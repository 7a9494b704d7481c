import { algeria } from '#ui/map/algeria-outline.ts';
import { drawing, type Point } from '#ui/map/map-projection.ts';
import { type MapView, placed } from '#ui/map/map-view.ts';
import type { Box } from './place-names.ts';

type RouteOverviewProps = { view: MapView; points: Point[] };

/** As a fraction of the map's width. */
const SIZE = 0.24;
/** In pixels; the same as `top-2.5` and `max-w-28` below. */
const [GAP, MOST] = [10, 112];

/** An upper corner without stops, or undefined when the map shows most of the country. */
function overviewCorner(view: MapView, points: Point[]): 'left' | 'right' | undefined {
  if (view.zoom < 1.6) return undefined;
  const shown = points.map((point) => placed(point, view));
  const isTaken = shown.some(({ x, y }) => x > 1 - SIZE - 0.04 && y < SIZE + 0.06);
  return isTaken ? 'left' : 'right';
}

/** The area that the overview covers, in pixels. */
export function overviewBox(view: MapView, points: Point[], mapWidth: number): Box[] {
  const corner = overviewCorner(view, points);
  if (!corner) return [];
  const width = Math.min(SIZE * mapWidth, MOST);
  const left = corner === 'left' ? GAP : mapWidth - GAP - width;
  const bottom = GAP + width * (drawing.height / drawing.width);
  return [{ left, top: GAP, right: left + width, bottom }];
}

/** A small map of the country with a frame around the visible area. */
export function RouteOverview({ view, points }: RouteOverviewProps) {
  const corner = overviewCorner(view, points);
  if (!corner) return null;
  const [width, height] = [drawing.width / view.zoom, drawing.height / view.zoom];
  // A smaller frame would be hard to see.
  const least = Math.max(width, 130);
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className={`route-overview absolute top-2.5 w-[24%] max-w-28 ${corner === 'left' ? 'left-2.5' : 'right-2.5'}`}
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
