import { ownDetails } from '@expat-buddy/domain/inquiry/kinds/details';
import type { InquiryFormValues } from '@expat-buddy/domain/inquiry/types';
import type { ShownFields } from './shown-fields.ts';

type Hideable = Pick<
  InquiryFormValues,
  | 'service'
  | 'details'
  | 'departureDate'
  | 'returnDate'
  | 'childrenUnder12'
  | 'childrenUnder5'
  | 'needsTransportation'
  | 'includesCamping'
>;

/**
 * Resets hidden fields, so that a field hidden by a change of topic is neither sent nor validated.
 */
export function keepShownFields<Values extends Hideable>(
  inquiry: Values,
  shown: ShownFields,
): Values {
  return {
    ...inquiry,
    departureDate: shown.dates ? inquiry.departureDate : null,
    returnDate: shown.dates ? inquiry.returnDate : null,
    childrenUnder12: shown.children ? inquiry.childrenUnder12 : 0,
    childrenUnder5: shown.children ? inquiry.childrenUnder5 : 0,
    needsTransportation: shown.transportation && inquiry.needsTransportation,
    details: ownDetails(inquiry.service, inquiry.details),
    includesCamping: shown.camping && inquiry.includesCamping,
  };
}
