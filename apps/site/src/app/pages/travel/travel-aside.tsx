import type { Row } from '@expat-buddy/domain/supabase-client';
import type { Travel } from '@expat-buddy/domain/travel/types';
import type { TripDetails } from '@expat-buddy/domain/trip/types';
import { useMemo } from 'react';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import AddToPlan from '#features/plan/add-to-plan.tsx';
import { paths } from '#lib/paths.ts';
import { travelMessages } from '#messages/trips/travel.ts';
import SavePageButton from '../save/save-page-button.tsx';
import PriceSection from '../trip/price-section.tsx';
import ShareSection from '../trip/share-section.tsx';
import { travelInquiry } from './travel-inquiry.ts';

type TravelAsideProps = {
  travel: Travel;
  /** From the page, like the settings: both can be newer than the prerendered section. */
  details: TripDetails | null | undefined;
  settings: Row<'site_settings'> | null | undefined;
};

const buttonClass = 'max-sm:w-full lg:w-full lg:px-2 lg:text-[0.9rem]';

/** What the travel costs, and what a visitor can do about it. */
export default function TravelAside({ travel, details, settings }: TravelAsideProps) {
  const { travel: text } = travelMessages;
  const inquiry = useMemo(() => travelInquiry(travel), [travel]);
  const path = paths.travel(travel.id);
  return (
    <>
      <PriceSection price={travel.price} details={details} settings={settings} inquiry={inquiry} />
      <div className="mt-6 max-lg:hidden">
        <InquiryButton size="large" className="w-full" inquiry={inquiry}>
          {text.ask}
        </InquiryButton>
        <p className="mt-3 text-small text-muted">{text.askText}</p>
      </div>
      <div className="mt-6 space-y-3">
        <AddToPlan kind="travel" id={travel.id} title={travel.title} className={buttonClass} />
        <SavePageButton path={path} title={travel.title} className={buttonClass} />
      </div>
      <div className="mt-3">
        <ShareSection title={travel.title} path={path} />
      </div>
    </>
  );
}
