import { isRoadTrip } from '@expat-buddy/domain/travel/road-trip';
import { travelQueries } from '#features/travels/travel-queries.ts';
import { tripQueries } from '#features/trips/trip-queries.ts';
import type { PageProps, Warm } from '#hydrate/lazy-page.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { travelMessages } from '#messages/trips/travel.ts';
import { roadTripMessages as text } from '#messages/vehicles/road-trip.ts';
import { Missing } from '../missing/missing-section.ts';
import { RecordStates } from '../missing/record-states.tsx';
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
  const { back } = travelMessages;
  const query = useQuery(travelQueries.detail(id));
  // The totals are sums over the days, so the page waits for both.
  const { isFetched: areDetailsAnswered } = useQuery({
    ...tripQueries.details('travels', id),
    refetchOnMount: false,
  });
  return (
    <RecordStates
      query={query}
      isWaiting={!areDetailsAnswered}
      text={text}
      back={{ to: paths.travels, label: back.travels }}
      skeleton={
        <>
          <div className="mb-8 h-20 w-2/3 animate-pulse bg-sand" />
          <div className="h-96 animate-pulse bg-sand" />
        </>
      }
    >
      {(travel) => {
        if (isRoadTrip(travel)) return <RoadTripContent travel={travel} />;
        const told = { to: paths.travel(travel.id), label: text.asTravel(travel.title) };
        return <Missing.Section text={text.notFound} back={told} />;
      }}
    </RecordStates>
  );
}
