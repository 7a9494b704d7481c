import { PER_PAGE } from '@expat-buddy/domain/postgrest/page-size';
import { ROAD_TRIP_TYPE } from '@expat-buddy/domain/travel/road-trip';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { travelListQueries } from '#features/travels/list/travel-list-queries.ts';
import { RentalCall } from '#features/vehicles/rental-call.tsx';
import { RentalSteps } from '#features/vehicles/rental-steps.tsx';
import { RoadLines, RoadLinesSkeleton } from '#features/vehicles/road-lines.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { rvMessages } from '#messages/vehicles/rv.ts';
import { AppLink } from '#ui/app-link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState, ErrorState, LoadingState } from '#ui/states.tsx';

/** Where to drive, how renting works, and the call to ask. */
export default function RoadTripsSection() {
  const { call, roads } = rvMessages;
  return (
    <>
      <section
        className="page-width grid gap-x-12 gap-y-8 pt-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        aria-labelledby="where-to-drive"
      >
        <div>
          <h2 id="where-to-drive" className="text-section">
            {roads.title}
          </h2>
          <p className="mt-4 max-w-[44ch] text-muted">{roads.text}</p>
        </div>
        <RoadTrips />
      </section>
      <RentalSteps />
      <RentalCall>
        <InquiryButton size="large" inquiry={{ serviceType: 'car-rental', showDates: true }}>
          {call.button}
        </InquiryButton>
      </RentalCall>
    </>
  );
}

function RoadTrips() {
  const { roads: text } = rvMessages;
  const { data, isPending, refetch } = useQuery(travelListQueries.list({ type: ROAD_TRIP_TYPE }));
  const { data: count = 0 } = useQuery(travelListQueries.count({ type: ROAD_TRIP_TYPE }));
  if (isPending) {
    return (
      <LoadingState text={text.loading}>
        <RoadLinesSkeleton />
      </LoadingState>
    );
  }
  if (!data) return <ErrorState text={text.error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState text={text.empty} />;
  return (
    <div>
      <RoadLines roads={data} />
      {count > PER_PAGE && (
        <AppLink
          to={`${paths.travels}?${new URLSearchParams({ type: ROAD_TRIP_TYPE })}`}
          className={buttonClass('outline', 'normal', 'mt-6')}
        >
          {text.all(count)}
        </AppLink>
      )}
    </div>
  );
}
