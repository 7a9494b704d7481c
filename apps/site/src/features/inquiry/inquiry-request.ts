import type { ServiceType } from '@expat-buddy/domain/inquiry/service-types';
import type { Plan } from '@expat-buddy/domain/plan/types';

export type Selected = { id: string; title: string };

/** The input of the contact dialog (specification, section 2). */
export type InquiryRequest = {
  serviceType: ServiceType;
  /** Defaults to the service's own name. */
  serviceLabel?: string;
  /** The record that it is about, unless that is selected. Distinguishes drafts in every language. */
  recordId?: string;
  /** Prefills the message, for example with a product that no field can hold. */
  message?: string;
  /** What it is about, if the visitor can remove it; otherwise `serviceLabel`. */
  subject?: Selected;
  travels?: Selected[];
  activities?: Selected[];
  /** Sent in place of travels and activities. */
  plan?: Plan;
  /** Activity and RV pages ask for dates although their service does not. */
  showDates?: boolean;
  showCamping?: boolean;
};
