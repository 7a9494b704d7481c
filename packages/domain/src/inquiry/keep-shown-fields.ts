import type { InquiryFields } from './inquiry-fields.ts';
import type { Inquiry } from './inquiry-schema.ts';

/** Empties what the form does not show, so a field hidden by a change of topic is never sent. */
export function keepShownFields(inquiry: Inquiry, shown: InquiryFields): Inquiry {
  return {
    ...inquiry,
    departureDate: shown.dates ? inquiry.departureDate : null,
    returnDate: shown.dates ? inquiry.returnDate : null,
    childrenUnder12: shown.children ? inquiry.childrenUnder12 : 0,
    childrenUnder5: shown.children ? inquiry.childrenUnder5 : 0,
    needsTransportation: shown.transportation && inquiry.needsTransportation,
    includesCamping: shown.camping && inquiry.includesCamping,
  };
}
