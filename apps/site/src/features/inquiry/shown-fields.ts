import type { ServiceType } from '@expat-buddy/domain/inquiry/service-types';

type InquirySetting = {
  service: ServiceType;
  /** Activity pages ask for dates for every service. */
  isOnActivityPage?: boolean;
  /** RV pages ask for dates with car rental. */
  hasRentalDates?: boolean;
  /** Hidden by default. */
  hasCamping?: boolean;
};

export type ShownFields = {
  dates: boolean;
  children: boolean;
  transportation: boolean;
  camping: boolean;
};

const journeys: readonly ServiceType[] = ['team-building', 'events', 'trip-planner'];

/** The optional fields of the inquiry form (specification, section 2, "Contact dialog"). */
export function shownFields(setting: InquirySetting): ShownFields {
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
