import type { ActivityCategory } from '@expat-buddy/domain/activity-category/types';
import { ActivityIcon, activityLight } from '#features/activities/activity-icon.tsx';
import { activityQueries } from '#features/activities/activity-queries.ts';
import { AdventureCall } from '#features/activities/adventure-call.tsx';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import type { PageProps, Warm } from '#hydrate/lazy-page.tsx';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { activityMessages } from '#messages/trips/activities.ts';
import { CardGridSkeleton } from '#ui/card-grid.tsx';
import { HeroBanner } from '#ui/hero-banner.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { RecordStates } from '../missing/record-states.tsx';

const Activities = lazySection(
  () => import('./category-activities.tsx'),
  <div className="min-h-dvh" />,
);

export const warm: Warm = ({ client, params: { id = '' } }) =>
  Promise.all([
    client.prefetchQuery(activityQueries.category(id)),
    client.prefetchQuery(activityQueries.list({ categoryId: id })),
    client.prefetchQuery(activityQueries.count(id)),
    Activities.preload(),
  ]);

export default function ActivityCategoryPage({ params: { id = '' } }: PageProps) {
  const { activityCategory: text } = activityMessages;
  return (
    <RecordStates
      query={useQuery(activityQueries.category(id))}
      text={text}
      back={{ to: paths.activities, label: text.allActivities }}
      skeleton={<CardGridSkeleton />}
    >
      {(category) => <CategoryContent category={category} />}
    </RecordStates>
  );
}

function CategoryContent({ category }: { category: ActivityCategory }) {
  const { activityCategory: text } = activityMessages;
  const { common } = baseMessages;
  return (
    <>
      <PageMeta
        title={category.name}
        description={category.description || text.description(category.name)}
        path={paths.activityCategory(category.id)}
        image={category.image}
      />
      <HeroBanner
        record={category}
        backgroundImage={category.image}
        light={activityLight(category.icon)}
        icon={<ActivityIcon name={category.icon} className="size-7 lg:size-8" />}
        back={{ to: paths.activities, label: text.allActivities }}
      />
      <section className="page-width pt-14" aria-labelledby="category-activities">
        <h2 id="category-activities" tabIndex={-1} className="mb-10 text-section outline-none">
          {text.heading(category.name)}
        </h2>
        <Activities.Section categoryId={category.id} />
      </section>
      <AdventureCall>
        <InquiryButton
          size="large"
          inquiry={{
            serviceType: 'general',
            serviceLabel: category.name,
            recordId: category.id,
            showDates: true,
          }}
        >
          {common.contactUs}
        </InquiryButton>
      </AdventureCall>
    </>
  );
}
