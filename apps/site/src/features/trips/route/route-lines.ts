import type { RouteStop } from '@expat-buddy/domain/travel/route-queries';
import { listed } from '#lib/text/listed.ts';
import { type Point, project } from '#ui/map/map-projection.ts';

/** `line` starts where the previous day ended. Both are empty for a day without a place on the map. */
export type RouteDay = { day: number; places: RoutePlace[]; line: Point[] };
type RoutePlace = { name: string; point: Point };

const isSame = (one: Point, other: Point) => one.x === other.x && one.y === other.y;

/** The days in order, with their stops. Omits stops without coordinates. */
export function routeDays(stops: RouteStop[]): RouteDay[] {
  const days = new Map<number, RoutePlace[]>();
  for (const { day_number, name, latitude, longitude } of stops) {
    const places = days.get(day_number) ?? [];
    days.set(day_number, places);
    if (latitude === null || longitude === null) continue;
    places.push({ name, point: project({ latitude, longitude }) });
  }
  let from: Point | undefined;
  return [...days].map(([day, places]) => {
    const line = places.map(({ point }) => point);
    const [first] = line;
    if (from && first && !isSame(from, first)) line.unshift(from);
    from = line.at(-1) ?? from;
    return { day, places, line };
  });
}

export type RouteMark = { point: Point; name: string; days: number[] };

/** In screen pixels, as in route-map.css. */
export const MARK_HEIGHT = 28;
const CHARACTER = 7.5;
const AROUND_NUMBERS = 14;
const GAP = 1;

export const markWidth = ({ days }: Pick<RouteMark, 'days'>) =>
  Math.max(MARK_HEIGHT, dayRanges(days).length * CHARACTER + AROUND_NUMBERS);

/** The space between two marks, in screen pixels; negative where they overlap. */
export function spaceBetween(one: RouteMark, other: RouteMark, pixelsPerUnit: number): number {
  const apart = (from: number, to: number, size: number) =>
    Math.abs(from - to) * pixelsPerUnit - size;
  return Math.max(
    apart(one.point.x, other.point.x, (markWidth(one) + markWidth(other)) / 2),
    apart(one.point.y, other.point.y, MARK_HEIGHT),
  );
}

/**
 * One mark for each place, with the numbers of the days that end there; a stop on the way has none. Numbered marks
 * that would overlap are merged at the place of their first day.
 */
export function routeMarks(days: RouteDay[], pixelsPerUnit: number): RouteMark[] {
  let ends: RouteMark[] = [];
  for (const { day, places } of days) {
    const end = places.at(-1);
    if (!end) continue;
    let mark: RouteMark = { ...end, days: [day] };
    // A merged mark is wider, so it can overlap yet another one.
    for (;;) {
      const near = ends.find((other) => spaceBetween(mark, other, pixelsPerUnit) < GAP);
      if (!near) break;
      ends = ends.filter((other) => other !== near);
      const first = Math.min(...near.days) < Math.min(...mark.days) ? near : mark;
      const both = [...near.days, ...mark.days].toSorted((one, other) => one - other);
      mark = { ...first, days: both };
    }
    ends.push(mark);
  }
  const marks = ends.toSorted(({ days: [one = 0] }, { days: [other = 0] }) => one - other);
  for (const { places } of days) {
    for (const place of places) {
      const isNear = marks.some(
        ({ point }) =>
          Math.hypot(point.x - place.point.x, point.y - place.point.y) * pixelsPerUnit <=
          MARK_HEIGHT / 2,
      );
      if (!isNear) marks.push({ ...place, days: [] });
    }
  }
  return marks;
}

/** For example "1, 3–5". */
export function dayRanges(days: number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && day === last.to + 1) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return listed(...ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)));
}
