import type { CSSProperties } from 'react';
import { tripRouteMessages as text } from '#messages/trips/trip-route.ts';
import { drawing, type Point } from '#ui/map/map-projection.ts';
import { isVisible, type MapView, placed } from '#ui/map/map-view.ts';
import { placeNames } from './place-names.ts';
import {
  dayRanges,
  MARK_HEIGHT,
  markWidth,
  type RouteDay,
  type RouteMark,
  routeMarks,
  spaceBetween,
} from './route-lines.ts';
import { overviewBox } from './route-overview.tsx';

type RouteMarksProps = {
  days: RouteDay[];
  view: MapView;
  width: number;
  active: readonly number[];
  onHover: (days: readonly number[]) => void;
  onChoose: (days: readonly number[]) => void;
};

const DOT_RADIUS = 6;
/** The size of the map's buttons in the lower corner. Sizes are in screen pixels. */
const CORNER = { width: 136, height: 54 };
/** How far the touch target extends beyond the mark. */
const REACH = 8;

const radiusOf = (mark: RouteMark) => (mark.days.length === 0 ? DOT_RADIUS : markWidth(mark) / 2);

/** A numbered mark where each day ends, and a dot for every other stop. */
export function RouteMarks({ days, view, width, active, onHover, onChoose }: RouteMarksProps) {
  const height = width * (drawing.height / drawing.width);
  const pixelsPerUnit = (width * view.zoom) / drawing.width;
  const marks = routeMarks(days, pixelsPerUnit)
    .map((mark) => ({ ...mark, at: placed(mark.point, view), radius: radiusOf(mark) }))
    .filter(({ at }) => isVisible(at));
  const inPixels = ({ x, y }: Point) => ({ x: x * width, y: y * height });
  const sides = placeNames({
    marks: marks.map(({ name, at, radius }) => ({ name, at: inPixels(at), radius })),
    lines: days.map(({ line }) => line.map((point) => inPixels(placed(point, view)))),
    covered: overviewBox(
      view,
      days.flatMap(({ line }) => line),
      width,
    ),
    width,
    height,
  });
  /** A mark at the edge of the map or below the buttons cannot be pressed. */
  const isCovered = ({ at, radius }: (typeof marks)[number]) => {
    const { x, y } = inPixels(at);
    const edge = Math.min(x, width - x) - radius;
    const [top, bottom] = [y - MARK_HEIGHT / 2, height - y - MARK_HEIGHT / 2];
    return edge < 0 || top < 0 || bottom < 0 || (edge < CORNER.width && bottom < CORNER.height);
  };
  const reachOf = (mark: RouteMark) =>
    Math.min(
      REACH,
      ...marks
        .filter((other) => other !== mark && other.days.length > 0)
        .map((other) => spaceBetween(mark, other, pixelsPerUnit) / 2),
    );
  const passing = (name: string) =>
    days.some(
      ({ day, places }) => active.includes(day) && places.some((place) => place.name === name),
    );
  return (
    <ol aria-label={text.marks}>
      {marks.map((mark, index) => {
        const { name, days: ends, at, radius } = mark;
        const isActive = ends.some((day) => active.includes(day));
        const isTarget = ends.length > 0 && !isCovered(mark);
        const side = sides[index] ?? (isActive || passing(name) ? 'below' : undefined);
        return (
          <li
            key={`${name} ${ends.join()}`}
            className="map-mark map-slide"
            data-active={isActive || undefined}
            style={
              {
                left: `${at.x * 100}%`,
                top: `${at.y * 100}%`,
                '--away': `${radius + 4}px`,
                ...(isTarget && { '--reach': `${reachOf(mark)}px` }),
              } as CSSProperties
            }
          >
            {ends.length === 0 && <span className="route-dot" />}
            {ends.length > 0 && !isTarget && (
              <span className="route-number tabular" aria-hidden="true">
                {dayRanges(ends)}
              </span>
            )}
            {isTarget && (
              <button
                type="button"
                className="route-number tabular"
                aria-label={text.mark(dayRanges(ends), ends.length, name)}
                aria-pressed={isActive}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover(ends)}
                onPointerLeave={() => onHover([])}
                onFocus={({ currentTarget }) =>
                  currentTarget.matches(':focus-visible') && onHover(ends)
                }
                onBlur={() => onHover([])}
                onClick={() => onChoose(ends)}
              >
                {dayRanges(ends)}
              </button>
            )}
            {side && (
              <span className="route-name" data-side={side} aria-hidden={ends.length > 0}>
                {name}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
