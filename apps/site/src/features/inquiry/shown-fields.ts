import type { ServiceType } from '@expat-buddy/domain/inquiry/service-types';

export type InquirySetting = {
  service: ServiceType;
  /** The dialog was opened on an activity page: dates appear whatever the service. */
  isOnActivityPage?: boolean;
  /** Opt-in of the RV pages: a car-rental dialog then asks for dates too. */
  hasRentalDates?: boolean;
  /** The form enables the camping option, which is hidden by default. */
  hasCamping?: boolean;
};

export type InquiryFields = {
  dates: boolean;
  children: boolean;
  transportation: boolean;
  camping: boolean;
};

const journeys: readonly ServiceType[] = ['team-building', 'events', 'trip-planner'];

/** Which of the optional fields the inquiry form shows (spec section 2, "Contact dialog"). */
export function inquiryFields(setting: InquirySetting): InquiryFields {
  const isJourney = journeys.includes(setting.service);
  const isRental = setting.service === 'car-rental';
  const hasTravellers = isJourney || isRental;
  return {
    dates:
      isJourney ||
      setting.isOnActivityPage === true ||
      (isRental && setting.hasRentalDates === true),
    children: hasTravellers,
    transportation: hasTravellers,
    camping: hasTravellers && setting.hasCamping === true,
  };
}
