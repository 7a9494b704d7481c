import { entryRegion } from '@expat-buddy/domain/entry-rule/trip-rules';
import { englishOf } from '@expat-buddy/domain/language/english-of';
import { isRoadTrip } from '@expat-buddy/domain/travel/road-trip';
import type { Travel } from '@expat-buddy/domain/travel/types';
import type { TravelDetails } from '@expat-buddy/domain/trip/queries';
import { ArrowRight } from 'lucide-react';
import { CustomerReviews } from '#features/reviews/customer-reviews.tsx';
import { reviewQueries } from '#features/reviews/review-queries.ts';
import { TripTeam } from '#features/team/trip-team.tsx';
import { ActivityChips } from '#features/travels/story/activity-chips.tsx';
import { TravelProgramme } from '#features/travels/story/travel-programme.tsx';
import { TravelStory } from '#features/travels/story/travel-story.tsx';
import { JumpLinks } from '#features/trips/jump-links.tsx';
import { PrintContact } from '#features/trips/print-contact.tsx';
import { TripRoute } from '#features/trips/route/trip-route.tsx';
import { TripAnswers } from '#features/trips/trip-answers.tsx';
import { TripGallery } from '#features/trips/trip-gallery.tsx';
import { tripQueries } from '#features/trips/trip-queries.ts';
import { TripSection } from '#features/trips/trip-section.tsx';
import { useAnswerLinks } from '#features/trips/use-answer-links.ts';
import { useQuery } from '#hydrate/use-query.ts';
import { useHashTarget } from '#lib/hooks/use-hash-target.ts';
import { paths } from '#lib/paths.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { travelMessages } from '#messages/trips/travel.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ErrorState, LoadingState } from '#ui/states.tsx';
import { AskUs } from '../trip/ask-us.tsx';
import { useEntryPapers } from '../trip/use-entry-papers.tsx';
import { travelInquiry } from './travel-inquiry.ts';

type TravelBodyProps = { travel: Travel; cancellationTerms: string };

export default function TravelBody({ travel, cancellationTerms }: TravelBodyProps) {
  const { travel: text } = travelMessages;
  const { data: details, isPending, refetch } = useQuery(tripQueries.details('travels', travel.id));
  const reviews = useQuery(reviewQueries.of({ kind: 'travel', id: travel.id }));
  const entryPapers = useEntryPapers(entryRegion(details));
  useHashTarget();
  return (
    <>
      {details && <TravelJumpLinks details={details} cancellationTerms={cancellationTerms} />}
      <TravelStory travel={travel} />
      {details && <TripGallery title={travel.title} images={details.gallery} />}
      {isRoadTrip(travel) && <RoadTripLink id={travel.id} />}
      {isPending && <LoadingState text={text.loadingProgramme} />}
      {!isPending && !details && (
        <div className="mt-14">
          <ErrorState text={text.errorProgramme} onRetry={() => void refetch()} />
        </div>
      )}
      {details && <Programme details={details} />}
      {details && <TripRoute travelId={travel.id} days={details.days} />}
      <ActivityChips titles={travel.activities} english={englishOf(travel, 'activities')} />
      {details && <TripTeam trip={details} />}
      {details && (
        <TripAnswers
          details={details}
          cancellationTerms={cancellationTerms}
          entryPapers={entryPapers}
          askUs={<AskUs inquiry={travelInquiry(travel)} />}
        />
      )}
      <CustomerReviews query={reviews} />
      <PrintContact path={paths.travel(travel.id)} />
    </>
  );
}

type TravelJumpLinksProps = { details: TravelDetails; cancellationTerms: string };

function TravelJumpLinks({ details, cancellationTerms }: TravelJumpLinksProps) {
  const { travel: text } = travelMessages;
  const answers = useAnswerLinks(details, cancellationTerms);
  const hasProgramme = details.days.length > 0 || details.no_itinerary_reason !== '';
  const programme = { id: 'travel-programme', label: text.programme };
  return <JumpLinks links={[...(hasProgramme ? [programme] : []), ...answers]} />;
}

function RoadTripLink({ id }: { id: string }) {
  const { travel: text } = travelMessages;
  return (
    <p className="mt-10">
      <AppLink
        to={paths.roadTrip(id)}
        className="inline-flex min-h-11 items-center gap-2 font-medium text-sea underline underline-offset-4"
      >
        {text.asRoadTrip}
        <ArrowRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
      </AppLink>
    </p>
  );
}

function Programme({ details }: { details: TravelDetails }) {
  const { travel: text } = travelMessages;
  if (details.days.length > 0) return <TravelProgramme days={details.days} />;
  if (!details.no_itinerary_reason) return null;
  return (
    <TripSection id="travel-programme" title={text.programme}>
      <p {...englishMark(details, 'no_itinerary_reason')} className="mt-5 max-w-[60ch]">
        {details.no_itinerary_reason}
      </p>
    </TripSection>
  );
}
