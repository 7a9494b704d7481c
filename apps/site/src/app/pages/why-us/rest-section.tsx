import type { Row } from '@expat-buddy/domain/supabase-client';
import { activityQueries } from '#features/activities/activity-queries.ts';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { travelListQueries } from '#features/travels/list/travel-list-queries.ts';
import { Claim } from '#features/why-us/claim.tsx';
import { EquipmentSlip } from '#features/why-us/equipment-slip.tsx';
import { HeritageList } from '#features/why-us/heritage-list.tsx';
import { heritageTravels } from '#features/why-us/heritage-sites.ts';
import { LevelMeanings } from '#features/why-us/level-meanings.tsx';
import { ReviewsAndPrices } from '#features/why-us/reviews-and-prices.tsx';
import { WhyUsClosing } from '#features/why-us/why-us-closing.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { whyUsMessages as text } from '#messages/company/why-us.ts';
import { People } from './people.tsx';

type RestSectionProps = {
  /** From the page, where they can be newer than the prerendered section. */
  settings: Row<'site_settings'> | null | undefined;
};

/** Everything after the first claim. */
export default function RestSection({ settings }: RestSectionProps) {
  const activities = useQuery(activityQueries.list());
  // If this fails, the places are listed without links.
  const { data: travels = [] } = useQuery(travelListQueries.list({ id: heritageTravels }));
  return (
    <>
      <div className="page-width pb-8">
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
      <People settings={settings} />
      <ReviewsAndPrices pricesAreExamples={settings?.prices_are_examples ?? false} />
      <WhyUsClosing>
        <InquiryButton size="large" inquiry={{ serviceType: 'general' }}>
          {text.close.button}
        </InquiryButton>
      </WhyUsClosing>
    </>
  );
}
