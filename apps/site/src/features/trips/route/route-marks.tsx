import type { CSSProperties } from 'react';
import { useTripRouteMessages } from '#lib/messages/trip-route-messages.ts';
import { drawing, type Point } from '#ui/map/map-projection.ts';
import { isVisible, type MapView, placed } from '#ui/map/map-view.ts';
import { placeNames } from './place-names.ts';
import { dayRanges, type RouteDay, type RouteMark, routeMarks } from './route-lines.ts';

type RouteMarksProps = {
  days: RouteDay[];
  view: MapView;
  width: number;
  active: readonly number[];
  onHover: (days: readonly number[]) => void;
  onChoose: (days: readonly number[]) => void;
};

/** In screen pixels. */
const NUMBER_RADIUS = 14;
const DOT_RADIUS = 6;

/** A mark of several days is as wide as their numbers. */
const radiusOf = ({ days }: RouteMark) =>
  days.length === 0 ? DOT_RADIUS : Math.max(NUMBER_RADIUS, dayRanges(days).length * 4 + 6);

/** Where each day ends, with its number, and a dot for every other stop. */
export function RouteMarks({ days, view, width, active, onHover, onChoose }: RouteMarksProps) {
  const text = useTripRouteMessages();
  const height = width * (drawing.height / drawing.width);
  const tooNear = ((2 * NUMBER_RADIUS - 4) * drawing.width) / (width * view.zoom);
  const marks = routeMarks(days, tooNear)
    .map((mark) => ({ ...mark, at: placed(mark.point, view), radius: radiusOf(mark) }))
    .filter(({ at }) => isVisible(at));
  const inPixels = ({ x, y }: Point) => ({ x: x * width, y: y * height });
  const sides = placeNames({
    marks: marks.map(({ name, at, radius }) => ({ name, at: inPixels(at), radius })),
    lines: days.map(({ line }) => line.map((point) => inPixels(placed(point, view)))),
    width,
    height,
  });
  const passing = (name: string) =>
    days.some(
      ({ day, places }) => active.includes(day) && places.some((place) => place.name === name),
    );
  return (
    <ol aria-label={text.marks}>
      {marks.map(({ name, days: ends, at, radius }, index) => {
        const isActive = ends.some((day) => active.includes(day));
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
              } as CSSProperties
            }
          >
            {ends.length === 0 ? (
              <span className="route-dot" />
            ) : (
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
