import type { Travel } from '@expat-buddy/domain/travel/types';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import AddToPlan from '#features/plan/add-to-plan.tsx';
import { paths } from '#lib/paths.ts';
import { roadTripMessages as text } from '#messages/vehicles/road-trip.ts';
import SavePageButton from '../save/save-page-button.tsx';
import ShareSection from '../trip/share-section.tsx';
import { roadTripInquiry } from './road-trip-inquiry.ts';

/** What a visitor can do about a road trip. */
export default function RoadTripActions({ travel }: { travel: Travel }) {
  const { id, title } = travel;
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <InquiryButton size="large" inquiry={roadTripInquiry(travel)}>
          {text.plan}
        </InquiryButton>
        <AddToPlan kind="travel" id={id} title={title} />
        <SavePageButton path={paths.roadTrip(id)} title={title} />
      </div>
      <div className="mt-3">
        <ShareSection title={title} path={paths.roadTrip(id)} />
      </div>
    </>
  );
}
