import type { Activity } from '@expat-buddy/domain/activity/types';
import { isInSouth } from '@expat-buddy/domain/entry-rule/trip-rules';
import { activityEndQueries } from '#features/activities/activity-end-queries.ts';
import { ActivityStory } from '#features/activities/activity-story.tsx';
import { CustomerReviews } from '#features/reviews/customer-reviews.tsx';
import { reviewQueries } from '#features/reviews/review-queries.ts';
import { TripTeam } from '#features/team/trip-team.tsx';
import { PrintContact } from '#features/trips/print-contact.tsx';
import { TripAnswers } from '#features/trips/trip-answers.tsx';
import { TripGallery } from '#features/trips/trip-gallery.tsx';
import { tripQueries } from '#features/trips/trip-queries.ts';
import { useQuery } from '#hydrate/use-query.ts';
import { useHashTarget } from '#lib/hooks/use-hash-target.ts';
import { paths } from '#lib/paths.ts';
import { AskUs } from '../trip/ask-us.tsx';
import { useEntryPapers } from '../trip/use-entry-papers.tsx';
import { activityInquiry } from './activity-inquiry.ts';

type ActivityStorySectionProps = { activity: Activity; cancellationTerms: string };

export default function ActivityStorySection({
  activity,
  cancellationTerms,
}: ActivityStorySectionProps) {
  const { data: details } = useQuery(tripQueries.details('activities', activity.id));
  const reviews = useQuery(reviewQueries.of({ kind: 'activity', id: activity.id }));
  const { data: places = [] } = useQuery(activityEndQueries.places(activity));
  const entryPapers = useEntryPapers('south');
  useHashTarget();
  return (
    <>
      <ActivityStory activity={activity} />
      {details && <TripGallery title={activity.title} images={details.gallery} />}
      {details && <TripTeam trip={details} />}
      {details && (
        <TripAnswers
          kind="activity"
          details={details}
          cancellationTerms={cancellationTerms}
          entryPapers={isInSouth(places) ? entryPapers : null}
          askUs={<AskUs inquiry={activityInquiry(activity)} />}
        />
      )}
      <CustomerReviews query={reviews} isAlwaysShown />
      <PrintContact path={paths.activity(activity.id)} />
    </>
  );
}
