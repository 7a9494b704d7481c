import { entryRegion } from '@expat-buddy/domain/entry-rule/trip-rules';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { ROAD_TRIP_TYPE } from '@expat-buddy/domain/travel/road-trip';
import type { Travel } from '@expat-buddy/domain/travel/types';
import type { TravelDetails } from '@expat-buddy/domain/trip/queries';
import { CustomerReviews } from '#features/reviews/customer-reviews.tsx';
import { reviewQueries } from '#features/reviews/review-queries.ts';
import { Road } from '#features/road-trips/road.tsx';
import { TripTeam } from '#features/team/trip-team.tsx';
import { travelListQueries } from '#features/travels/list/travel-list-queries.ts';
import { RelatedTravels } from '#features/travels/related-travels.tsx';
import { JumpLinks } from '#features/trips/jump-links.tsx';
import { PricePanel } from '#features/trips/price-panel.tsx';
import { PrintContact } from '#features/trips/print-contact.tsx';
import { TripRoute } from '#features/trips/route/trip-route.tsx';
import { TripAnswers } from '#features/trips/trip-answers.tsx';
import { TripGallery } from '#features/trips/trip-gallery.tsx';
import { tripQueries } from '#features/trips/trip-queries.ts';
import { useAnswerLinks } from '#features/trips/use-answer-links.ts';
import { useQuery } from '#hydrate/use-query.ts';
import { useHashTarget } from '#lib/hooks/use-hash-target.ts';
import { paths } from '#lib/paths.ts';
import { roadMessages as text } from '#messages/vehicles/road.ts';
import { EmptyState, ErrorState, LoadingState } from '#ui/states.tsx';
import { AskUs } from '../trip/ask-us.tsx';
import { useEntryPapers } from '../trip/use-entry-papers.tsx';
import { RoadTripCall } from './road-trip-call.tsx';
import { roadTripInquiry } from './road-trip-inquiry.ts';
import { RoadTripNotes } from './road-trip-notes.tsx';
import { RoadTripVehicles } from './road-trip-vehicles.tsx';

const OTHER_DRIVES = 3;

type RoadTripRestProps = {
  travel: Travel;
  /** From the page, where they can be newer than the prerendered section. */
  settings: Row<'site_settings'> | null | undefined;
};

export default function RoadTripRest({ travel, settings }: RoadTripRestProps) {
  const { data: details, isPending, refetch } = useQuery(tripQueries.details('travels', travel.id));
  const drives = useQuery(travelListQueries.list({ type: ROAD_TRIP_TYPE }));
  const others = drives.data?.filter(({ id }) => id !== travel.id).slice(0, OTHER_DRIVES);
  const reviews = useQuery(reviewQueries.of({ kind: 'travel', id: travel.id }));
  const entryPapers = useEntryPapers(entryRegion(details));
  const askUs = <AskUs inquiry={roadTripInquiry(travel)} />;
  const cancellationTerms = settings?.cancellation_terms ?? '';
  useHashTarget();
  return (
    <>
      {details && <RoadTripJumpLinks details={details} cancellationTerms={cancellationTerms} />}
      <RoadTripNotes travel={travel}>
        <PricePanel price={travel.price} details={details} settings={settings} askUs={askUs} />
      </RoadTripNotes>
      {details && (
        <div className="page-width">
          <TripGallery title={travel.title} images={details.gallery} />
          <TripRoute travelId={travel.id} days={details.days} />
        </div>
      )}
      <section className="page-width pt-20" aria-labelledby="road">
        <h2 id="road" tabIndex={-1} className="mb-10 text-section outline-none">
          {text.road}
        </h2>
        {isPending && <LoadingState text={text.loadingRoad} />}
        {!isPending && !details && (
          <ErrorState text={text.errorRoad} onRetry={() => void refetch()} />
        )}
        {details && <RoadDays details={details} />}
      </section>
      {details && (
        <div className="page-width">
          <TripTeam trip={details} />
          <TripAnswers
            details={details}
            cancellationTerms={cancellationTerms}
            entryPapers={entryPapers}
            askUs={askUs}
          />
        </div>
      )}
      <div className="page-width">
        <CustomerReviews query={reviews} />
      </div>
      <RoadTripVehicles travelId={travel.id} />
      <RoadTripCall travel={travel} />
      <RelatedTravels title={text.others} travels={others} isPending={drives.isPending} />
      <PrintContact path={paths.roadTrip(travel.id)} />
    </>
  );
}

type RoadTripJumpLinksProps = { details: TravelDetails; cancellationTerms: string };

function RoadTripJumpLinks({ details, cancellationTerms }: RoadTripJumpLinksProps) {
  const road = { id: 'road', label: text.roadLink };
  const vehicles = { id: 'road-trip-vehicles', label: text.vehiclesLink };
  const answers = useAnswerLinks(details, cancellationTerms);
  return (
    <div className="page-width -mb-10 pt-12 print:hidden">
      <JumpLinks links={[road, ...answers, vehicles]} />
    </div>
  );
}

function RoadDays({ details }: { details: TravelDetails }) {
  if (details.days.length > 0) return <Road days={details.days} />;
  return <EmptyState text={details.no_itinerary_reason || text.emptyRoad} />;
}
