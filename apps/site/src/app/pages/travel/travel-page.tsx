import { isRoadTrip } from '@expat-buddy/domain/travel/road-trip';
import type { Travel } from '@expat-buddy/domain/travel/types';
import type { TripDetails } from '@expat-buddy/domain/trip/types';
import { useMemo } from 'react';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { TravelFacts } from '#features/travels/story/travel-facts.tsx';
import { TravelOpening } from '#features/travels/story/travel-opening.tsx';
import { travelLight } from '#features/travels/travel-light.ts';
import { travelQueries } from '#features/travels/travel-queries.ts';
import { tripQueries } from '#features/trips/trip-queries.ts';
import type { PageProps, Warm } from '#hydrate/lazy-page.tsx';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { lightClass } from '#lib/pictures/light.ts';
import { shareImage } from '#lib/pictures/share-image.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { travelMessages } from '#messages/trips/travel.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { StickyInquiryBar } from '#ui/sticky-inquiry-bar.tsx';
import { Missing } from '../missing/missing-section.ts';
import { RecordStates } from '../missing/record-states.tsx';
import { PriceInBar } from '../trip/price-in-bar.tsx';
import { travelInquiry } from './travel-inquiry.ts';

const Aside = lazySection(() => import('./travel-aside.tsx'), <div className="min-h-96" />);
const Body = lazySection(() => import('./travel-body.tsx'), <div className="min-h-dvh" />);
const Related = lazySection(() => import('./related-section.tsx'), null);

export const warm: Warm = async ({ client, params: { id = '' } }) => {
  const [{ warmTravel }, { reviewQueries }, { entryRuleQueries }, { warmTripTeam }] =
    await Promise.all([
      import('#features/travels/list/warm-travels.ts'),
      import('#features/reviews/review-queries.ts'),
      import('#features/entry-papers/entry-rule-queries.ts'),
      import('#features/team/team-queries.ts'),
      Body.preload(),
      Aside.preload(),
      Missing.preload(),
      Related.preload(),
    ]);
  await Promise.all([
    warmTravel(client, id),
    client.prefetchQuery(tripQueries.details('travels', id)),
    client.prefetchQuery(reviewQueries.of({ kind: 'travel', id })),
    client.prefetchQuery(entryRuleQueries.ofTrips()),
  ]);
  await warmTripTeam(client, client.getQueryData(tripQueries.details('travels', id).queryKey));
};

export default function TravelPage({ params: { id = '' } }: PageProps) {
  const { travel: text, back } = travelMessages;
  const query = useQuery(travelQueries.detail(id));
  // Asked for together: the details would push what is below them.
  // The lazy section refetches stale details itself; new props before its hydration would discard its HTML.
  const { data: details, isFetched: areDetailsAnswered } = useQuery({
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
      {(travel) => <TravelContent travel={travel} details={details} />}
    </RecordStates>
  );
}

type TravelContentProps = { travel: Travel; details: TripDetails | null | undefined };

function TravelContent({ travel, details }: TravelContentProps) {
  const { travel: text } = travelMessages;
  const { data: settings } = useQuery(siteSettingsQueries.current());
  const inquiry = useMemo(() => travelInquiry(travel), [travel]);
  return (
    <article data-trip className={lightClass[travelLight(travel)]}>
      <PageMeta
        title={travel.title}
        description={travel.description}
        path={isRoadTrip(travel) ? paths.roadTrip(travel.id) : paths.travel(travel.id)}
        image={shareImage(travel.imageUrl)}
      />
      <div className="max-lg:px-(--gutter) lg:grid lg:grid-cols-[minmax(var(--gutter),1fr)_15rem_3.5rem_minmax(0,57.5rem)_minmax(var(--gutter),1fr)]">
        <TravelOpening travel={travel} />
        <aside className="pt-8 lg:col-[2/3] lg:row-3 lg:pt-12">
          <TravelFacts travel={travel} />
          <div className="mt-6 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:mt-8 lg:border-t-2 lg:border-accent lg:pt-4">
            <Aside.Section travel={travel} details={details} settings={settings} />
          </div>
        </aside>
        <div className="pt-10 lg:col-[4/5] lg:row-3 lg:pt-12">
          <Body.Section travel={travel} cancellationTerms={settings?.cancellation_terms ?? ''} />
        </div>
      </div>
      <Related.Section travel={travel} />
      <StickyInquiryBar action={<InquiryButton inquiry={inquiry}>{text.ask}</InquiryButton>}>
        <PriceInBar price={travel.price} unit={details?.price_unit ?? null} />
      </StickyInquiryBar>
    </article>
  );
}
