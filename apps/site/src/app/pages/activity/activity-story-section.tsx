import type { Activity } from '@expat-buddy/domain/activity/types';
import { useQuery } from '@tanstack/react-query';
import { ActivityStory } from '#features/activities/activity-story.tsx';
import { CustomerReviews } from '#features/reviews/customer-reviews.tsx';
import { reviewQueries } from '#features/reviews/review-queries.ts';
import { TripGalleryPart } from '../trip/trip-gallery-part.tsx';

export default function ActivityStoryPart({ activity }: { activity: Activity }) {
  return (
    <>
      <ActivityStory activity={activity} />
      <TripGalleryPart table="activities" id={activity.id} title={activity.title} />
      <CustomerReviews query={useQuery(reviewQueries.ofActivity(activity.id))} />
    </>
  );
}
