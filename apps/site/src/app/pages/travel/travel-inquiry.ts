import { offersCamping } from '@expat-buddy/domain/travel/camping';
import type { Travel } from '@expat-buddy/domain/travel/types';
import type { InquiryRequest } from '#features/inquiry/inquiry-request.ts';

export const travelInquiry = (travel: Travel): InquiryRequest => ({
  serviceType: 'trip-planner',
  serviceLabel: travel.title,
  travels: [{ id: travel.id, title: travel.title }],
  showCamping: offersCamping(travel),
});
