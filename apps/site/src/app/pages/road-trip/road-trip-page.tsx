import { isRoadTrip } from '@expat-buddy/domain/travel/road-trip';
import { travelQueries } from '#features/travels/travel-queries.ts';
import { tripQueries } from '#features/trips/trip-queries.ts';
import type { PageProps, Warm } from '#hydrate/lazy-page.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { travelMessages } from '#messages/trips/travel.ts';
import { roadTripMessages as text } from '#messages/vehicles/road-trip.ts';
import { LoadingState } from '#ui/states.tsx';
import { Missing } from '../missing/missing-section.ts';
import { Actions, Profile, Rest, RoadTripContent } from './road-trip-content.tsx';

export const warm: Warm = async ({ client, params: { id = '' } }) => {
  const [{ warmRoadTrip }, { entryRuleQueries }, { warmTripTeam }, { reviewQueries }] =
    await Promise.all([
      import('#features/travels/list/warm-travels.ts'),
      import('#features/entry-papers/entry-rule-queries.ts'),
      import('#features/team/team-queries.ts'),
      import('#features/reviews/review-queries.ts'),
      Rest.preload(),
      Actions.preload(),
      Profile.preload(),
      Missing.preload(),
    ]);
  await Promise.all([
    warmRoadTrip(client, id),
    client.prefetchQuery(tripQueries.details('travels', id)),
    client.prefetchQuery(entryRuleQueries.ofTrips()),
    client.prefetchQuery(reviewQueries.of({ kind: 'travel', id })),
  ]);
  await warmTripTeam(client, client.getQueryData(tripQueries.details('travels', id).queryKey));
};

export default function RoadTripPage({ params: { id = '' } }: PageProps) {
  const { back: backTo } = travelMessages;
  const { data: travel, isPending, isError, refetch } = useQuery(travelQueries.detail(id));
  // The totals are sums over the days, so the page waits for both.
  const { isFetched: areDetailsAnswered } = useQuery({
    ...tripQueries.details('travels', id),
    refetchOnMount: false,
  });
  const back = { to: paths.travels, label: backTo.travels };

  if (isPending || (travel && !areDetailsAnswered)) {
    return (
      <div className="page-width min-h-dvh pt-16">
        <LoadingState text={text.loading}>
          <div className="mb-8 h-20 w-2/3 animate-pulse bg-sand" />
          <div className="h-96 animate-pulse bg-sand" />
        </LoadingState>
      </div>
    );
  }
  if (isError && !travel) {
    return <Missing.Section text={text.error} back={back} onRetry={() => void refetch()} />;
  }
  if (!travel) return <Missing.Section text={text.notFound} back={back} />;
  if (!isRoadTrip(travel)) {
    const told = { to: paths.travel(travel.id), label: text.asTravel(travel.title) };
    return <Missing.Section text={text.notFound} back={told} />;
  }
  return <RoadTripContent travel={travel} />;
}
