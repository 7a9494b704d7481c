import { PER_PAGE } from '@expat-buddy/domain/postgrest/page-size';
import { ROAD_TRIP_TYPE } from '@expat-buddy/domain/travel/road-trip';
import { useQuery } from '@tanstack/react-query';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { ExamplePricesNote } from '#features/site-settings/example-prices-note.tsx';
import { siteSettingsQueries } from '#features/site-settings/site-settings-queries.ts';
import { travelListQueries } from '#features/travels/travel-list-queries.ts';
import { RentalCall } from '#features/vehicles/rental-call.tsx';
import { RentalSteps } from '#features/vehicles/rental-steps.tsx';
import { RoadLines, RoadLinesSkeleton } from '#features/vehicles/road-lines.tsx';
import { RvHero } from '#features/vehicles/rv-hero.tsx';
import { VehicleComparison } from '#features/vehicles/vehicle-comparison.tsx';
import { VehicleListSkeleton } from '#features/vehicles/vehicle-list-skeleton.tsx';
import { vehicleQueries } from '#features/vehicles/vehicle-queries.ts';
import { VehicleSpread } from '#features/vehicles/vehicle-spread.tsx';
import { distinctPictures } from '#lib/distinct-pictures.ts';
import { useRvMessages } from '#lib/messages/rv-messages.ts';
import { paths } from '#lib/paths.ts';
import type { Warm } from '#rendering/hydrate/lazy-page.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { EmptyState, ErrorState, LoadingState } from '#ui/states.tsx';

export const warm: Warm = ({ client }) =>
  Promise.all([
    client.prefetchQuery(vehicleQueries.list()),
    client.prefetchQuery(siteSettingsQueries.current()),
    client.prefetchQuery(travelListQueries.list({ type: ROAD_TRIP_TYPE })),
    client.prefetchQuery(travelListQueries.count({ type: ROAD_TRIP_TYPE })),
  ]);

export default function RvRentalPage() {
  const { list: text, call, roads } = useRvMessages();
  return (
    <>
      <PageMeta
        title={text.title}
        description={text.description}
        path={paths.rvRental}
        image="/illustrations/camper-coast-1600.webp"
      />
      <RvHero />
      <div className="page-width pt-16 lg:pt-20">
        <VehicleList />
      </div>
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

function VehicleList() {
  const { list: text } = useRvMessages();
  const { data: vehicles, isPending, refetch } = useQuery(vehicleQueries.list());
  if (isPending) {
    return (
      <LoadingState text={text.loading}>
        <VehicleListSkeleton />
      </LoadingState>
    );
  }
  if (!vehicles) return <ErrorState text={text.error} onRetry={() => void refetch()} />;
  if (vehicles.length === 0) return <EmptyState text={text.empty} />;
  const pictures = distinctPictures(vehicles);
  return (
    <>
      <section aria-labelledby="at-a-glance">
        <div className="mb-6 flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <h2 id="at-a-glance" className="text-section">
            {text.glance}
          </h2>
          <p className="text-muted">{text.glanceText(vehicles.length)}</p>
        </div>
        <VehicleComparison vehicles={vehicles} />
        <div className="mt-5">
          <ExamplePricesNote>{text.examples}</ExamplePricesNote>
        </div>
      </section>
      <section aria-labelledby="one-by-one" className="pt-20 lg:pt-28">
        <h2 id="one-by-one" className="mb-10 text-section">
          {text.closer}
        </h2>
        <ul className="space-y-20 lg:space-y-28">
          {vehicles.map((vehicle, index) => (
            <Reveal as="li" key={vehicle.id}>
              <VehicleSpread
                vehicle={vehicle}
                picture={pictures.get(vehicle.id) ?? vehicle.image}
                index={index}
              />
            </Reveal>
          ))}
        </ul>
      </section>
    </>
  );
}

function RoadTrips() {
  const { roads: text } = useRvMessages();
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
