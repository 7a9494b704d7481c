import type { Activity } from '@expat-buddy/domain/activity/activity-calls';
import { ActivityStory } from '#features/activities/activity-story.tsx';
import { CustomerReviews } from '#features/reviews/customer-reviews.tsx';
import { useActivityMessages } from '#lib/messages/activities-messages.ts';

export default function ActivityStoryPart({ activity }: { activity: Activity }) {
  const { activity: text } = useActivityMessages();
  return (
    <>
      <ActivityStory activity={activity} />
      <CustomerReviews title={text.reviews} empty={text.noReviews} reviews={[]} />
    </>
  );
}
