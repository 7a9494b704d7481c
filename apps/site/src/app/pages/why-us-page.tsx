import { useQuery } from '@tanstack/react-query';
import { activityQueries } from '#features/activities/activity-queries.ts';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { teamQueries } from '#features/team/team-queries.ts';
import { travelListQueries } from '#features/travels/travel-list-queries.ts';
import { CheckList, Claim } from '#features/why-us/claim.tsx';
import { EquipmentSlip } from '#features/why-us/equipment-slip.tsx';
import { HeritageList, heritageTravels } from '#features/why-us/heritage-list.tsx';
import { LevelMeanings } from '#features/why-us/level-meanings.tsx';
import { ReviewsAndPrices } from '#features/why-us/reviews-and-prices.tsx';
import { WhyUsClosing } from '#features/why-us/why-us-closing.tsx';
import { WhyUsHero } from '#features/why-us/why-us-hero.tsx';
import { useWhyUsMessages } from '#lib/messages/why-us-messages.ts';
import { paths } from '#lib/paths.ts';
import { siteSettingsQueries } from '#lib/site-settings-queries.ts';
import type { Warm } from '#rendering/hydrate/lazy-page.tsx';
import { lazySection } from '#rendering/hydrate/lazy-section.tsx';
import { PageMeta } from '#ui/page-meta.tsx';

const People = lazySection(() => import('./why-us/people-section.tsx'), null);

export const warm: Warm = ({ client }) =>
  Promise.all([
    client.prefetchQuery(activityQueries.list()),
    client.prefetchQuery(travelListQueries.list({ id: heritageTravels })),
    client.prefetchQuery(siteSettingsQueries.current()),
    client.prefetchQuery(teamQueries.list()),
    People.preload(),
  ]);

export default function WhyUsPage() {
  const text = useWhyUsMessages();
  const activities = useQuery(activityQueries.list());
  // If this fails, the places are listed without links.
  const { data: travels = [] } = useQuery(travelListQueries.list({ id: heritageTravels }));
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
      <div className="page-width pt-6 pb-8">
        <Claim id="guides" title={text.guides.title} claim={text.guides.claim}>
          <CheckList points={text.guides.checks} />
        </Claim>
        <Claim id="levels" title={text.levels.title} claim={text.levels.claim}>
          <LevelMeanings query={activities} />
        </Claim>
        <Claim id="equipment" title={text.equipment.title} claim={text.equipment.claim}>
          <EquipmentSlip query={activities} />
        </Claim>
        <Claim id="places" title={text.places.title} claim={text.places.claim}>
          <HeritageList travels={travels} />
        </Claim>
      </div>
      <People.Section settings={settings} />
      <ReviewsAndPrices pricesAreExamples={settings?.prices_are_examples ?? false} />
      <WhyUsClosing>
        <InquiryButton size="large" inquiry={{ serviceType: 'general' }}>
          {text.close.button}
        </InquiryButton>
      </WhyUsClosing>
    </>
  );
}
