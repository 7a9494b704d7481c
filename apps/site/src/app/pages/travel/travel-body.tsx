import { isRoadTrip } from '@expat-buddy/domain/travel/road-trip';
import type { Travel } from '@expat-buddy/domain/travel/types';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { CustomerReviews } from '#features/reviews/customer-reviews.tsx';
import { reviewQueries } from '#features/reviews/review-queries.ts';
import { ActivityChips } from '#features/travels/activity-chips.tsx';
import { TravelProgramme } from '#features/travels/travel-programme.tsx';
import { TravelStory } from '#features/travels/travel-story.tsx';
import { tripQueries } from '#features/trips/trip-queries.ts';
import { useTravelMessages } from '#lib/messages/travel-messages.ts';
import { paths } from '#lib/paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ErrorState, LoadingState } from '#ui/states.tsx';
import { TripGalleryPart } from '../trip/trip-gallery-part.tsx';
import { TripRoutePart } from '../trip/trip-route-part.tsx';

export default function TravelBody({ travel }: { travel: Travel }) {
  const { travel: text } = useTravelMessages();
  return (
    <>
      <TravelStory travel={travel} />
      <TripGalleryPart table="travels" id={travel.id} title={travel.title} />
      {isRoadTrip(travel) && (
        <p className="mt-10">
          <AppLink
            to={paths.roadTrip(travel.id)}
            className="inline-flex min-h-11 items-center gap-2 font-medium text-sea underline underline-offset-4"
          >
            {text.asRoadTrip}
            <ArrowRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
          </AppLink>
        </p>
      )}
      <Programme travelId={travel.id} />
      <TripRoutePart travelId={travel.id} />
      <ActivityChips titles={travel.activities} />
      <CustomerReviews query={useQuery(reviewQueries.ofTravel(travel.id))} />
    </>
  );
}

function Programme({ travelId }: { travelId: string }) {
  const { travel: text } = useTravelMessages();
  const { data: details, isPending, refetch } = useQuery(tripQueries.details('travels', travelId));
  if (isPending) return <LoadingState text={text.loadingProgramme} />;
  if (!details) {
    return (
      <div className="mt-14">
        <ErrorState text={text.errorProgramme} onRetry={() => void refetch()} />
      </div>
    );
  }
  return details.days.length > 0 && <TravelProgramme days={details.days} />;
}
