import type { ServiceType } from '@expat-buddy/domain/inquiry/service-types';

/** A travel or an activity that the visitor was looking at. */
export type Selected = { id: string; title: string };

/** What a page opens the contact dialog with (spec section 2, "Contact dialog"). */
export type InquiryRequest = {
  serviceType: ServiceType;
  /** What the inquiry is about in the visitor's eyes; the service's own name unless told. */
  serviceLabel?: string;
  /** What the message starts with, such as the name of a thing that no field of the form can hold. */
  message?: string;
  travels?: Selected[];
  activities?: Selected[];
  /** Activity pages and RV pages ask for dates although their service does not. */
  showDates?: boolean;
  showCamping?: boolean;
};
