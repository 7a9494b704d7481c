import type { Activity } from '@expat-buddy/domain/activity/types';
import type { Row } from '@expat-buddy/domain/supabase-client';
import type { TripDetails } from '@expat-buddy/domain/trip/types';
import { useMemo } from 'react';
import { ActivityFacts } from '#features/activities/activity-facts.tsx';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import AddToPlan from '#features/plan/add-to-plan.tsx';
import { paths } from '#lib/paths.ts';
import { activityMessages } from '#messages/trips/activities.ts';
import PriceSection from '../trip/price-section.tsx';
import ShareSection from '../trip/share-section.tsx';
import { activityInquiry } from './activity-inquiry.ts';

type ActivityAsideProps = {
  activity: Activity;
  /** From the page, like the settings: both can be newer than the prerendered section. */
  details: TripDetails | null | undefined;
  settings: Row<'site_settings'> | null | undefined;
};

/** The activity's facts and price, and what a visitor can do about it. */
export default function ActivityAside({ activity, details, settings }: ActivityAsideProps) {
  const { activity: text } = activityMessages;
  const inquiry = useMemo(() => activityInquiry(activity), [activity]);
  const { id, title } = activity;
  return (
    <>
      <ActivityFacts activity={activity} />
      <div className="mt-6">
        <PriceSection price="" details={details} settings={settings} inquiry={inquiry} />
      </div>
      <div className="max-lg:hidden">
        <p className="mt-7 mb-4 text-muted">{text.askText}</p>
        <InquiryButton size="large" className="w-full" inquiry={inquiry}>
          {text.ask}
        </InquiryButton>
      </div>
      <div className="mt-4">
        <AddToPlan kind="activity" id={id} title={title} className="max-sm:w-full lg:w-full" />
        <div className="mt-3">
          <ShareSection title={title} path={paths.activity(id)} />
        </div>
      </div>
    </>
  );
}
