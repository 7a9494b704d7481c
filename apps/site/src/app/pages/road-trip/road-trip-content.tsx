import { ROAD_TRIP_TYPE } from '@expat-buddy/domain/travel/road-trip';
import type { Travel } from '@expat-buddy/domain/travel/types';
import { useQuery } from '@tanstack/react-query';
import { DriveProfile } from '#features/road-trips/drive-profile.tsx';
import { driveTotals } from '#features/road-trips/drive-sums.ts';
import { DriveTotals } from '#features/road-trips/drive-totals.tsx';
import { Road } from '#features/road-trips/road.tsx';
import { RoadTripOpening } from '#features/road-trips/road-trip-opening.tsx';
import { BackLink } from '#features/travels/back-link.tsx';
import { RelatedTravels } from '#features/travels/related-travels.tsx';
import { travelLight } from '#features/travels/travel-light.ts';
import { travelListQueries } from '#features/travels/travel-list-queries.ts';
import { travelQueries } from '#features/travels/travel-queries.ts';
import { lightClass } from '#lib/light.ts';
import { useRoadTripMessages } from '#lib/messages/road-trip-messages.ts';
import { paths } from '#lib/paths.ts';
import { shareImage } from '#lib/share-image.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { EmptyState, ErrorState, LoadingState } from '#ui/states.tsx';
import { Save } from '../save/save-section.tsx';
import { PlanButton, RoadTripCall } from './road-trip-call.tsx';
import { RoadTripNotes } from './road-trip-notes.tsx';
import { RoadTripVehicles } from './road-trip-vehicles.tsx';

const OTHER_DRIVES = 3;

export function RoadTripContent({ travel }: { travel: Travel }) {
  const text = useRoadTripMessages();
  const { data: days = [] } = useQuery(travelQueries.days(travel.id));
  const drives = useQuery(travelListQueries.list({ type: ROAD_TRIP_TYPE }));
  const others = drives.data?.filter(({ id }) => id !== travel.id).slice(0, OTHER_DRIVES);
  return (
    <article className={lightClass[travelLight(travel)]}>
      <PageMeta
        title={travel.title}
        description={travel.description}
        path={paths.roadTrip(travel.id)}
        image={shareImage(travel.imageUrl)}
      />
      <RoadTripOpening travel={travel} back={<BackLink />}>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            {days.length > 0 && <DriveTotals totals={driveTotals(days)} />}
            <p className="mt-8 max-w-[62ch] text-lead">{travel.description}</p>
            <div className="mt-8 flex flex-wrap items-center gap-4">
              <PlanButton travel={travel} />
              <Save.Section path={paths.roadTrip(travel.id)} title={travel.title} />
            </div>
          </div>
          {days.length > 1 && <DriveProfile days={days} />}
        </div>
      </RoadTripOpening>
      <RoadTripNotes travel={travel} />
      <section className="page-width pt-20" aria-labelledby="road">
        <h2 id="road" className="mb-10 text-section">
          {text.road}
        </h2>
        <RoadDays travelId={travel.id} />
      </section>
      <RoadTripVehicles travelId={travel.id} />
      <RoadTripCall travel={travel} />
      <RelatedTravels title={text.others} travels={others} isPending={drives.isPending} />
    </article>
  );
}

function RoadDays({ travelId }: { travelId: string }) {
  const text = useRoadTripMessages();
  const { data: days, isPending, refetch } = useQuery(travelQueries.days(travelId));
  if (isPending) return <LoadingState text={text.loadingRoad} />;
  if (!days) return <ErrorState text={text.errorRoad} onRetry={() => void refetch()} />;
  if (days.length === 0) return <EmptyState text={text.emptyRoad} />;
  return <Road days={days} />;
}
