import type { TravelDay } from '@expat-buddy/domain/travel/types';
import { useQuery } from '#hydrate/use-query.ts';
import { tripRouteMessages as text } from '#messages/trips/trip-route.ts';
import { routeQueries } from './route-queries.ts';

type RouteNoteProps = { travelId: string; days: TravelDay[]; active: readonly number[] };

/** Describes the highlighted days, because the list is off screen on a phone; otherwise names the places not shown. */
export function RouteNote({ travelId, days, active }: RouteNoteProps) {
  // RouteMapSlot loads them.
  const { data: stops = [] } = useQuery({ ...routeQueries.stops(travelId), enabled: false });
  const missing = [
    ...new Set(stops.filter(({ latitude }) => latitude === null).map(({ name }) => name)),
  ];
  const shown = days.filter(({ day_number }) => active.includes(day_number));
  return (
    <p className="tabular mt-3 line-clamp-3 min-h-[3lh] text-small text-muted">
      {shown.length > 0
        ? shown.map((day) => (
            <span key={day.id} className="me-4">
              <span className="font-medium text-ink">
                {text.dayTitle(day.day_number, day.title)}
              </span>{' '}
              {text.drive(day.distance_km, day.driving_hours)}
            </span>
          ))
        : [text.sketch, missing.length > 0 && text.missing(missing)].filter(Boolean).join(' ')}
    </p>
  );
}
