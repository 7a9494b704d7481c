import type { ServiceType } from '@expat-buddy/domain/inquiry/service-types';

export type Selected = { id: string; title: string };

/** The input of the contact dialog (specification, section 2). */
export type InquiryRequest = {
  serviceType: ServiceType;
  /** Defaults to the service's own name. */
  serviceLabel?: string;
  /** Prefills the message, for example with a product that no field can hold. */
  message?: string;
  travels?: Selected[];
  activities?: Selected[];
  /** Activity and RV pages ask for dates although their service does not. */
  showDates?: boolean;
  showCamping?: boolean;
};
