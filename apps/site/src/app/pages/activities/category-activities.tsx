import { ActivityPages } from '#features/activities/activity-pages.tsx';
import { useActivityMessages } from '#lib/messages/activities-messages.ts';
import { paths } from '#lib/paths.ts';

export default function CategoryActivities({ categoryId }: { categoryId: string }) {
  const { activityCategory: text } = useActivityMessages();
  return (
    <ActivityPages
      categoryId={categoryId}
      text={text}
      listId="category-activities"
      linkTo={({ id }) => paths.activity(id)}
    />
  );
}
