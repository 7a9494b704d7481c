import type { RouteStop } from '@expat-buddy/domain/travel/route-queries';
import { type Point, project } from '#ui/map/map-projection.ts';

/** `line` starts where the day before ended; both are empty for a day without a place on the map. */
export type RouteDay = { day: number; places: RoutePlace[]; line: Point[] };
type RoutePlace = { name: string; point: Point };

const isSame = (one: Point, other: Point) => one.x === other.x && one.y === other.y;

/** The days with their stops on the map, in order. Stops without coordinates are left out. */
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

/**
 * One mark for each place: with the days that end there, or none where the road only passes. Ends nearer
 * than `tooNear`, in units of the drawing, share one.
 */
export function routeMarks(days: RouteDay[], tooNear: number): RouteMark[] {
  const marks: RouteMark[] = [];
  const isNear = ({ point }: RouteMark, other: Point, within: number) =>
    Math.hypot(point.x - other.x, point.y - other.y) <= within;
  for (const { day, places } of days) {
    const end = places.at(-1);
    if (!end) continue;
    const near = marks.find((mark) => isNear(mark, end.point, tooNear));
    if (near) near.days.push(day);
    else marks.push({ ...end, days: [day] });
  }
  for (const { places } of days) {
    for (const place of places) {
      if (!marks.some((mark) => isNear(mark, place.point, tooNear / 2))) {
        marks.push({ ...place, days: [] });
      }
    }
  }
  return marks;
}

/** As in "1, 3–5". */
export function dayRanges(days: number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && day === last.to + 1) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
