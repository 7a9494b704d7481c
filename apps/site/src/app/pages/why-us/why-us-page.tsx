import { activityQueries } from '#features/activities/activity-queries.ts';
import { teamQueries } from '#features/team/team-queries.ts';
import { travelListQueries } from '#features/travels/list/travel-list-queries.ts';
import { CheckList, Claim } from '#features/why-us/claim.tsx';
import { heritageTravels } from '#features/why-us/heritage-sites.ts';
import { WhyUsHero } from '#features/why-us/why-us-hero.tsx';
import type { Warm } from '#hydrate/lazy-page.tsx';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { whyUsMessages as text } from '#messages/company/why-us.ts';
import { PageMeta } from '#ui/page-meta.tsx';

const Rest = lazySection(
  () => import('./rest-section.tsx'),
  <div className="min-h-[300vh]" aria-busy="true" />,
);

export const warm: Warm = ({ client }) =>
  Promise.all([
    client.prefetchQuery(activityQueries.list()),
    client.prefetchQuery(travelListQueries.list({ id: heritageTravels })),
    client.prefetchQuery(siteSettingsQueries.current()),
    client.prefetchQuery(teamQueries.list()),
    Rest.preload(),
  ]);

export default function WhyUsPage() {
  const { data: settings } = useQuery(siteSettingsQueries.current());
  return (
    <>
      <PageMeta
        title={text.title}
        description={text.description}
        path={paths.whyUs}
        image="/illustrations/djemila-forum-1600.webp"
      />
      <WhyUsHero />
      <div className="page-width pt-6">
        <Claim id="guides" title={text.guides.title} claim={text.guides.claim} isFirst>
          <CheckList points={text.guides.checks} />
        </Claim>
      </div>
      <Rest.Section settings={settings} />
    </>
  );
}
