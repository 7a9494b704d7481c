import type { Travel } from '@expat-buddy/domain/travel/types';
import { useQuery } from '@tanstack/react-query';
import { DriveProfile } from '#features/road-trips/drive-profile.tsx';
import { driveTotals } from '#features/road-trips/drive-sums.ts';
import { DriveTotals } from '#features/road-trips/drive-totals.tsx';
import { RoadTripOpening } from '#features/road-trips/road-trip-opening.tsx';
import { BackLink } from '#features/travels/back-link.tsx';
import { travelLight } from '#features/travels/travel-light.ts';
import { tripQueries } from '#features/trips/trip-queries.ts';
import { lightClass } from '#lib/light.ts';
import { paths } from '#lib/paths.ts';
import { shareImage } from '#lib/share-image.ts';
import { siteSettingsQueries } from '#lib/site-settings-queries.ts';
import { lazySection } from '#rendering/hydrate/lazy-section.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { AddToPlan, Save } from '../save/save-section.tsx';
import { Share } from '../trip/share-section.tsx';
import { PlanButton } from './road-trip-call.tsx';

export const Rest = lazySection(
  () => import('./road-trip-rest.tsx'),
  <div className="min-h-[300vh]" aria-busy="true" />,
);

/** A road trip: the opening with its figures; everything else below the fold. */
export function RoadTripContent({ travel }: { travel: Travel }) {
  const { data: settings } = useQuery(siteSettingsQueries.current());
  // The lazy section refetches stale details: new data before its hydration would not match its HTML.
  const { data: details } = useQuery({
    ...tripQueries.details('travels', travel.id),
    refetchOnMount: false,
  });
  const days = details?.days ?? [];
  return (
    <article data-trip className={lightClass[travelLight(travel)]}>
      <PageMeta
        title={travel.title}
        description={travel.description}
        path={paths.roadTrip(travel.id)}
        image={shareImage(travel.imageUrl)}
      />
      <RoadTripOpening travel={travel} back={<BackLink />}>
        <div className="grid gap-x-16 gap-y-12 print:block lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            {days.length > 0 && <DriveTotals totals={driveTotals(days)} />}
            <p className="mt-8 max-w-[62ch] text-lead">{travel.description}</p>
            <div className="mt-8 flex flex-wrap items-center gap-4 print:hidden">
              <PlanButton travel={travel} />
              <AddToPlan.Section kind="travel" id={travel.id} title={travel.title} />
              <Save.Section path={paths.roadTrip(travel.id)} title={travel.title} />
            </div>
            <div className="mt-3 print:hidden">
              <Share.Section title={travel.title} path={paths.roadTrip(travel.id)} />
            </div>
          </div>
          {days.length > 1 && <DriveProfile days={days} />}
        </div>
      </RoadTripOpening>
      <Rest.Section travel={travel} settings={settings} />
    </article>
  );
}
