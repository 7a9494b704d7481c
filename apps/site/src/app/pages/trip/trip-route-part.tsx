import { useQuery } from '@tanstack/react-query';
import { TripRoute } from '#features/trips/route/trip-route.tsx';
import { tripQueries } from '#features/trips/trip-queries.ts';

/** Optional: renders nothing if the days cannot be loaded, which the programme says. */
export function TripRoutePart({ travelId }: { travelId: string }) {
  const { data: details } = useQuery(tripQueries.details('travels', travelId));
  return details && <TripRoute travelId={travelId} days={details.days} />;
}
