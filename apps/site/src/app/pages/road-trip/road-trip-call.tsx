import type { Travel } from '@expat-buddy/domain/travel/types';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { roadMessages as text } from '#messages/vehicles/road.ts';
import { roadTripMessages } from '#messages/vehicles/road-trip.ts';
import { roadTripInquiry } from './road-trip-inquiry.ts';
import { useAreVisitorsDriven } from './who-drives.ts';

export function RoadTripCall({ travel }: { travel: Travel }) {
  const { plan } = roadTripMessages;
  const areDriven = useAreVisitorsDriven(travel.id);
  return (
    <section className="mt-24 bg-sand print:hidden" aria-labelledby="road-trip-call">
      <div className="page-width py-16 lg:py-20">
        <h2 id="road-trip-call" className="text-section">
          {areDriven ? text.drivenTitle : text.callTitle}
        </h2>
        <div className="mt-8 grid gap-x-16 gap-y-10 sm:grid-cols-2">
          <div className="border-t-2 border-ink pt-5">
            <p className="mb-5 max-w-[40ch] text-lead">
              {areDriven ? text.drivenPlanText : text.planText}
            </p>
            <InquiryButton size="large" inquiry={roadTripInquiry(travel)}>
              {plan}
            </InquiryButton>
          </div>
          {!areDriven && (
            <div className="border-t-2 border-ink pt-5">
              <p className="mb-5 max-w-[40ch] text-lead">{text.rentText}</p>
              <InquiryButton
                variant="outline"
                size="large"
                inquiry={{
                  serviceType: 'car-rental',
                  travels: [{ id: travel.id, title: travel.title }],
                  showDates: true,
                }}
              >
                {text.rent}
              </InquiryButton>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
