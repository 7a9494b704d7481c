import { useQuery } from '@tanstack/react-query';
import { ActivityCardList } from '#features/activities/activity-card-list.tsx';
import { activityQueries } from '#features/activities/activity-queries.ts';
import { AdventureCall } from '#features/activities/adventure-call.tsx';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { useActivityMessages } from '#lib/messages/activities-messages.ts';
import { useMessages } from '#lib/messages/base-messages.ts';
import { paths } from '#lib/paths.ts';
import { CardGridSkeleton } from '#ui/card-grid.tsx';
import { EmptyState, ErrorState, LoadingState } from '#ui/states.tsx';

/** The cards, and the way to ask. */
export default function ActivitiesRest() {
  const { activities: text } = useActivityMessages();
  const { common } = useMessages();
  return (
    <>
      <section className="page-width pt-8" aria-labelledby="activities-list">
        <div className="mb-14 grid gap-x-12 gap-y-4 border-t border-line pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:items-end">
          <h2 id="activities-list" className="text-section">
            {text.listTitle}
          </h2>
          <p className="max-w-[56ch] text-muted">{text.listIntro}</p>
        </div>
        <ActivitiesList />
      </section>
      <AdventureCall>
        <InquiryButton size="large" inquiry={{ serviceType: 'general', showDates: true }}>
          {common.contactUs}
        </InquiryButton>
      </AdventureCall>
    </>
  );
}

function ActivitiesList() {
  const { activities: text } = useActivityMessages();
  const { data, isPending, isError, refetch } = useQuery(activityQueries.list());
  if (isPending) {
    return (
      <LoadingState text={text.loading}>
        <CardGridSkeleton />
      </LoadingState>
    );
  }
  if (isError && !data) return <ErrorState text={text.error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState text={text.empty} />;
  return (
    <ActivityCardList
      activities={data}
      linkTo={({ category_id, id }) =>
        category_id === null ? paths.activity(id) : paths.activityCategory(category_id)
      }
    />
  );
}
