import type { Travel } from '@expat-buddy/domain/travel/types';
import type { InquiryRequest } from '#features/inquiry/inquiry-request.ts';
import { travelInquiry } from '../travel/travel-inquiry.ts';

export const roadTripInquiry = (travel: Travel): InquiryRequest => ({
  ...travelInquiry(travel),
  showCamping: true,
});
