import { inquiryKinds } from '@expat-buddy/domain/inquiry/kinds/kinds';
import type { InquiryRequest } from './inquiry-request.ts';

export type ShownFields = {
  dates: boolean;
  children: boolean;
  transportation: boolean;
  camping: boolean;
};

type InquirySetting = Pick<InquiryRequest, 'serviceType' | 'showDates' | 'showCamping'>;

/** The optional fields of the inquiry form (specification, section 2, "Contact dialog"). */
export function shownFields({
  serviceType,
  showDates = false,
  showCamping = false,
}: InquirySetting): ShownFields {
  const { hasDates, hasTravellers } = inquiryKinds[serviceType];
  return {
    dates: hasDates || showDates,
    children: hasTravellers,
    transportation: hasTravellers,
    camping: hasTravellers && showCamping,
  };
}
