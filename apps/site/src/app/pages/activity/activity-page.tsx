import type { Activity } from '@expat-buddy/domain/activity/types';
import type { TripDetails } from '@expat-buddy/domain/trip/types';
import { useMemo } from 'react';
import { ActivityIcon, activityLight } from '#features/activities/activity-icon.tsx';
import { activityQueries } from '#features/activities/activity-queries.ts';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { tripQueries } from '#features/trips/trip-queries.ts';
import type { PageProps, Warm } from '#hydrate/lazy-page.tsx';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { activityMessages } from '#messages/trips/activities.ts';
import { HeroBanner } from '#ui/hero-banner.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { StickyInquiryBar } from '#ui/sticky-inquiry-bar.tsx';
import { Missing } from '../missing/missing-section.ts';
import { RecordStates } from '../missing/record-states.tsx';
import { activityInquiry } from './activity-inquiry.ts';

const Aside = lazySection(() => import('./activity-aside.tsx'), <div className="min-h-96" />);

const Story = lazySection(
  () => import('./activity-story-section.tsx'),
  <div className="min-h-[50vh]" />,
);

const End = lazySection(() => import('./activity-end-section.tsx'), null);

export const warm: Warm = async ({ client, params: { id = '' } }) => {
  const [{ reviewQueries }, { warmActivityEnd }, { entryRuleQueries }, { warmTripTeam }] =
    await Promise.all([
      import('#features/reviews/review-queries.ts'),
      import('#features/activities/activity-end-queries.ts'),
      import('#features/entry-papers/entry-rule-queries.ts'),
      import('#features/team/team-queries.ts'),
      client.prefetchQuery(activityQueries.detail(id)),
      client.prefetchQuery(tripQueries.details('activities', id)),
      Story.preload(),
      Aside.preload(),
      Missing.preload(),
      End.preload(),
    ]);
  const activity = client.getQueryData(activityQueries.detail(id).queryKey);
  await Promise.all([
    client.prefetchQuery(reviewQueries.of({ kind: 'activity', id })),
    client.prefetchQuery(entryRuleQueries.ofTrips()),
    activity && warmActivityEnd(client, activity),
    warmTripTeam(client, client.getQueryData(tripQueries.details('activities', id).queryKey)),
  ]);
};

export default function ActivityPage({ params: { id = '' } }: PageProps) {
  const { activity: text } = activityMessages;
  const query = useQuery(activityQueries.detail(id));
  // The lazy section refetches stale details: new data before its hydration would not match its HTML.
  const { data: details, isFetched: areDetailsAnswered } = useQuery({
    ...tripQueries.details('activities', id),
    refetchOnMount: false,
  });
  return (
    <RecordStates
      query={query}
      isWaiting={!areDetailsAnswered}
      text={{ loading: text.loading, error: text.error }}
      back={{ to: paths.activities, label: text.back }}
      skeleton={<div className="h-80 animate-pulse bg-sand" />}
    >
      {(activity) => <ActivityContent activity={activity} details={details} />}
    </RecordStates>
  );
}

type ActivityContentProps = { activity: Activity; details: TripDetails | null | undefined };

function ActivityContent({ activity, details }: ActivityContentProps) {
  const { activity: text } = activityMessages;
  const { data: settings } = useQuery(siteSettingsQueries.current());
  const inquiry = useMemo(() => activityInquiry(activity), [activity]);
  return (
    <article data-trip>
      <PageMeta
        title={activity.title}
        description={activity.description}
        path={paths.activity(activity.id)}
        image={activity.image}
      />
      <HeroBanner
        record={activity}
        backgroundImage={activity.image}
        light={activityLight(activity.icon)}
        icon={<ActivityIcon name={activity.icon} className="size-7 lg:size-8" />}
        back={{ to: paths.activities, label: text.back }}
      />
      <div className="page-width grid gap-x-16 gap-y-12 pt-12 lg:grid-cols-[minmax(0,7fr)_minmax(17rem,4fr)] lg:pt-16">
        <aside className="lg:order-2">
          <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
            <Aside.Section activity={activity} details={details} settings={settings} />
          </div>
        </aside>
        <div className="min-w-0 lg:order-1">
          <Story.Section
            activity={activity}
            cancellationTerms={settings?.cancellation_terms ?? ''}
          />
        </div>
      </div>
      <div className="print:hidden">
        <End.Section activity={activity} />
      </div>
      <StickyInquiryBar action={<InquiryButton inquiry={inquiry}>{text.ask}</InquiryButton>}>
        {activity.duration && (
          <p>
            <span className="block text-small text-muted">{text.duration}</span>
            <span {...englishMark(activity, 'duration')} className="font-display text-[1.2rem]">
              {activity.duration}
            </span>
          </p>
        )}
      </StickyInquiryBar>
    </article>
  );
}
