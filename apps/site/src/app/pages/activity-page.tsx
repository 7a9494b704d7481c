import type { Activity } from '@expat-buddy/domain/activity/activity-calls';
import { useQuery } from '@tanstack/react-query';
import { ActivityFacts } from '#features/activities/activity-facts.tsx';
import { ActivityIcon, activityLight } from '#features/activities/activity-icon.tsx';
import { activityQueries } from '#features/activities/activity-queries.ts';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { laterPart } from '#lib/later-part.tsx';
import { useActivityMessages } from '#lib/messages/activities-messages.ts';
import { paths } from '#lib/paths.ts';
import { HeroBanner } from '#ui/hero-banner.tsx';
import { MissingPage } from '#ui/missing-page.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { LoadingState } from '#ui/states.tsx';
import type { PageProps, Warm } from '../lazy-page.tsx';

const Story = laterPart(
  () => import('./activity/activity-story-part.tsx'),
  <div className="min-h-[50vh]" />,
);

export const warm: Warm = async ({ client, params: { id = '' } }) => {
  const story = Promise.all([import('#features/reviews/review-queries.ts'), Story.preload()]);
  await Promise.all([
    client.prefetchQuery(activityQueries.detail(id)),
    story.then(([{ reviewQueries }]) => client.prefetchQuery(reviewQueries.ofActivity(id))),
  ]);
};

export default function ActivityPage({ params: { id = '' } }: PageProps) {
  const { activity: text } = useActivityMessages();
  const { data: activity, isPending, refetch } = useQuery(activityQueries.detail(id));

  if (isPending) {
    return (
      <div className="page-width min-h-dvh pt-16">
        <LoadingState text={text.loading}>
          <div className="h-80 animate-pulse bg-sand" />
        </LoadingState>
      </div>
    );
  }
  if (!activity) {
    // The spec's one sentence for both: it could not be read, or there is none.
    return (
      <MissingPage
        text={text.error}
        back={{ to: paths.activities, label: text.back }}
        onRetry={() => void refetch()}
      />
    );
  }
  return <ActivityContent activity={activity} />;
}

function ActivityContent({ activity }: { activity: Activity }) {
  const { activity: text } = useActivityMessages();
  return (
    <article>
      <PageMeta
        title={activity.title}
        description={activity.description}
        path={paths.activity(activity.id)}
        image={activity.image}
      />
      <HeroBanner
        title={activity.title}
        description={activity.description}
        backgroundImage={activity.image}
        light={activityLight(activity.icon)}
        icon={<ActivityIcon name={activity.icon} className="size-7 lg:size-8" />}
        back={{ to: paths.activities, label: text.back }}
      />
      <div className="page-width grid gap-x-16 gap-y-12 pt-12 lg:grid-cols-[minmax(0,7fr)_minmax(17rem,4fr)] lg:pt-16">
        <aside className="lg:order-2">
          <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
            <ActivityFacts activity={activity} />
            <p className="mt-7 mb-4 text-muted">{text.askText}</p>
            <InquiryButton
              size="large"
              className="w-full"
              inquiry={{
                serviceType: 'general',
                serviceLabel: activity.title,
                activities: [{ id: activity.id, title: activity.title }],
                showDates: true,
              }}
            >
              {text.ask}
            </InquiryButton>
          </div>
        </aside>
        <div className="lg:order-1">
          <Story.Part activity={activity} />
        </div>
      </div>
    </article>
  );
}
