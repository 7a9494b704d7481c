import { ActivityPages } from '#features/activities/activity-pages.tsx';
import { paths } from '#lib/paths.ts';
import { activityMessages } from '#messages/trips/activities.ts';

export default function CategoryActivities({ categoryId }: { categoryId: string }) {
  const { activityCategory: text } = activityMessages;
  return (
    <ActivityPages
      categoryId={categoryId}
      text={text}
      listId="category-activities"
      linkTo={({ id }) => paths.activity(id)}
    />
  );
}
