import { drawing, type Point } from '#ui/map/map-projection.ts';
import type { MapView } from '#ui/map/map-view.ts';
import type { RouteDay } from './route-lines.ts';

type RoutePathProps = {
  days: RouteDay[];
  view: MapView;
  active: readonly number[];
  onHover: (days: readonly number[]) => void;
  onChoose: (days: readonly number[]) => void;
};

const pathOf = (line: Point[]) => `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** Hidden from assistive technology: the list of days has buttons for the same actions. */
export function RoutePath({
  days,
  view: { x, y, zoom },
  active,
  onHover,
  onChoose,
}: RoutePathProps) {
  const drawn = days.filter(({ line }) => line.length > 1);
  // Draw the active days last, above the others.
  const ordered = drawn.toSorted(
    (one, other) => Number(active.includes(one.day)) - Number(active.includes(other.day)),
  );
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className="pointer-events-none absolute inset-0 size-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g
        className="map-slide"
        style={{ transform: `scale(${zoom}) translate(${-x}px, ${-y}px)` }}
        data-active={active.length > 0 || undefined}
      >
        {drawn.map(({ day, line }) => (
          <path key={day} d={pathOf(line)} className="map-line route-casing" />
        ))}
        {ordered.map(({ day, line }) => (
          <path
            key={day}
            d={pathOf(line)}
            className="map-line route-line"
            data-active={active.includes(day) || undefined}
          />
        ))}
        {drawn.map(({ day, line }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list of days has buttons for the same actions
          <path
            key={day}
            d={pathOf(line)}
            className="map-line pointer-events-auto cursor-pointer stroke-transparent [stroke-width:18px]"
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover([day])}
            onPointerLeave={() => onHover([])}
            onClick={() => onChoose([day])}
          />
        ))}
      </g>
    </svg>
  );
}
