import { ROAD_TRIP_TYPE } from '@expat-buddy/domain/travel/road-trip';
import { travelListQueries } from '#features/travels/list/travel-list-queries.ts';
import { RvHero } from '#features/vehicles/rv-hero.tsx';
import { vehicleQueries } from '#features/vehicles/vehicle-queries.ts';
import type { Warm } from '#hydrate/lazy-page.tsx';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { rvMessages } from '#messages/vehicles/rv.ts';
import { PageMeta } from '#ui/page-meta.tsx';

const Vehicles = lazySection(
  () => import('./vehicle-list-section.tsx'),
  <div className="min-h-[300vh]" aria-busy="true" />,
);
const RoadTrips = lazySection(() => import('./road-trips-section.tsx'), null);

export const warm: Warm = ({ client }) =>
  Promise.all([
    Vehicles.preload(),
    RoadTrips.preload(),
    client.prefetchQuery(vehicleQueries.list()),
    client.prefetchQuery(siteSettingsQueries.current()),
    client.prefetchQuery(travelListQueries.list({ type: ROAD_TRIP_TYPE })),
    client.prefetchQuery(travelListQueries.count({ type: ROAD_TRIP_TYPE })),
  ]);

export default function RvRentalPage() {
  const { list: text } = rvMessages;
  const { data: settings } = useQuery(siteSettingsQueries.current());
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
        <Vehicles.Section hasExamplePrices={settings?.prices_are_examples ?? true} />
      </div>
      <RoadTrips.Section />
    </>
  );
}
