import type { Travel } from '@expat-buddy/domain/travel/types';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { driveTotals } from '#features/road-trips/drive-sums.ts';
import { DriveTotals } from '#features/road-trips/drive-totals.tsx';
import { RoadTripOpening } from '#features/road-trips/road-trip-opening.tsx';
import { BackToTravels } from '#features/travels/back-to-travels.tsx';
import { travelLight } from '#features/travels/travel-light.ts';
import { tripQueries } from '#features/trips/trip-queries.ts';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { lightClass } from '#lib/pictures/light.ts';
import { shareImage } from '#lib/pictures/share-image.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { roadTripMessages as text } from '#messages/vehicles/road-trip.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { StickyInquiryBar } from '#ui/sticky-inquiry-bar.tsx';
import { PriceInBar } from '../trip/price-in-bar.tsx';
import { roadTripInquiry } from './road-trip-inquiry.ts';

export const Rest = lazySection(
  () => import('./road-trip-rest.tsx'),
  <div className="min-h-[300vh]" aria-busy="true" />,
);

export const Actions = lazySection(
  () => import('./road-trip-actions.tsx'),
  <div className="min-h-28" />,
);

export const Profile = lazySection(
  () => import('#features/road-trips/drive-profile.tsx'),
  <div className="min-h-52" />,
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
      <RoadTripOpening travel={travel} back={<BackToTravels />}>
        <div className="grid gap-x-16 gap-y-12 print:block lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            {days.length > 0 && <DriveTotals totals={driveTotals(days)} />}
            <p className="mt-8 max-w-[62ch] text-lead">{travel.description}</p>
            <div className="mt-8 print:hidden">
              <Actions.Section travel={travel} />
            </div>
          </div>
          {days.length > 1 && <Profile.Section days={days} />}
        </div>
      </RoadTripOpening>
      <Rest.Section travel={travel} settings={settings} />
      <StickyInquiryBar
        action={<InquiryButton inquiry={roadTripInquiry(travel)}>{text.plan}</InquiryButton>}
      >
        <PriceInBar price={travel.price} unit={details?.price_unit ?? null} />
      </StickyInquiryBar>
    </article>
  );
}
