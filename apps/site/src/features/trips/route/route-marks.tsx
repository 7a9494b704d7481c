import { useTripRouteMessages } from '#lib/messages/trip-route-messages.ts';
import { drawing } from '#ui/map/map-projection.ts';
import { isVisible, type MapView, placed } from '#ui/map/map-view.ts';
import { placeNames } from './place-names.ts';
import { dayRanges, type RouteDay, routeMarks } from './route-lines.ts';

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

/** Where each day ends, with its number, and a dot for every other stop. */
export function RouteMarks({ days, view, width, active, onHover, onChoose }: RouteMarksProps) {
  const text = useTripRouteMessages();
  const height = width * (drawing.height / drawing.width);
  const tooNear = ((2 * NUMBER_RADIUS - 4) * drawing.width) / (width * view.zoom);
  const marks = routeMarks(days, tooNear)
    .map((mark) => ({ ...mark, at: placed(mark.point, view) }))
    .filter(({ at }) => isVisible(at));
  const sides = placeNames(
    marks.map(({ name, at, days: ends }) => ({
      name,
      at: { x: at.x * width, y: at.y * height },
      radius:
        ends.length > 0 ? Math.max(NUMBER_RADIUS, dayRanges(ends).length * 4 + 6) : DOT_RADIUS,
    })),
    { width, height },
  );
  const passing = (name: string) =>
    days.some(
      ({ day, places }) => active.includes(day) && places.some((place) => place.name === name),
    );
  return (
    <ol aria-label={text.marks}>
      {marks.map(({ name, days: ends, at }, index) => {
        const isActive = ends.some((day) => active.includes(day));
        const side = sides[index] ?? (isActive || passing(name) ? 'below' : undefined);
        return (
          <li
            key={`${name} ${ends.join()}`}
            className="map-mark map-slide"
            data-active={isActive || undefined}
            style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
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
