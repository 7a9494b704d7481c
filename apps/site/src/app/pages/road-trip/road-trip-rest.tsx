import { ROAD_TRIP_TYPE } from '@expat-buddy/domain/travel/road-trip';
import type { Travel } from '@expat-buddy/domain/travel/types';
import { useQuery } from '@tanstack/react-query';
import { Road } from '#features/road-trips/road.tsx';
import { RelatedTravels } from '#features/travels/related-travels.tsx';
import { travelListQueries } from '#features/travels/travel-list-queries.ts';
import { tripQueries } from '#features/trips/trip-queries.ts';
import { useRoadTripMessages } from '#lib/messages/road-trip-messages.ts';
import { EmptyState, ErrorState, LoadingState } from '#ui/states.tsx';
import { TripGalleryPart } from '../trip/trip-gallery-part.tsx';
import { TripRoutePart } from '../trip/trip-route-part.tsx';
import { RoadTripCall } from './road-trip-call.tsx';
import { RoadTripNotes } from './road-trip-notes.tsx';
import { RoadTripVehicles } from './road-trip-vehicles.tsx';

const OTHER_DRIVES = 3;

type RoadTripRestProps = {
  travel: Travel;
  /** From the page, whose settings can be newer than the prerendered section. */
  hasExamplePrices: boolean;
};

export default function RoadTripRest({ travel, hasExamplePrices }: RoadTripRestProps) {
  const text = useRoadTripMessages();
  const drives = useQuery(travelListQueries.list({ type: ROAD_TRIP_TYPE }));
  const others = drives.data?.filter(({ id }) => id !== travel.id).slice(0, OTHER_DRIVES);
  return (
    <>
      <RoadTripNotes travel={travel} hasExamplePrices={hasExamplePrices} />
      <div className="page-width">
        <TripGalleryPart table="travels" id={travel.id} title={travel.title} />
        <TripRoutePart travelId={travel.id} />
      </div>
      <section className="page-width pt-20" aria-labelledby="road">
        <h2 id="road" className="mb-10 text-section">
          {text.road}
        </h2>
        <RoadDays travelId={travel.id} />
      </section>
      <RoadTripVehicles travelId={travel.id} />
      <RoadTripCall travel={travel} />
      <RelatedTravels title={text.others} travels={others} isPending={drives.isPending} />
    </>
  );
}

function RoadDays({ travelId }: { travelId: string }) {
  const text = useRoadTripMessages();
  const { data: details, isPending, refetch } = useQuery(tripQueries.details('travels', travelId));
  if (isPending) return <LoadingState text={text.loadingRoad} />;
  if (!details) return <ErrorState text={text.errorRoad} onRetry={() => void refetch()} />;
  if (details.days.length === 0) return <EmptyState text={text.emptyRoad} />;
  return <Road days={details.days} />;
}
