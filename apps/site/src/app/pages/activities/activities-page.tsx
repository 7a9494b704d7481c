import { ActivitiesHero } from '#features/activities/activities-hero.tsx';
import { activityQueries } from '#features/activities/activity-queries.ts';
import type { Warm } from '#hydrate/lazy-page.tsx';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { paths } from '#lib/paths.ts';
import { activityMessages } from '#messages/trips/activities.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { Save } from '../save/save-section.tsx';

const Rest = lazySection(() => import('./activities-rest.tsx'), <div className="min-h-dvh" />);

export const warm: Warm = ({ client }) =>
  Promise.all([
    client.prefetchQuery(activityQueries.list()),
    client.prefetchQuery(activityQueries.count()),
    Rest.preload(),
    Save.preload(),
  ]);

export default function ActivitiesPage() {
  const { activities: text } = activityMessages;
  return (
    <>
      <PageMeta
        title={text.title}
        description={text.description}
        path={paths.activities}
        image="/illustrations/four-by-four-dunes-1600.webp"
      />
      <ActivitiesHero />
      <Rest.Section />
    </>
  );
}
