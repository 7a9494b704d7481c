import type { Activity } from '@expat-buddy/domain/activity/types';
import type { InquiryRequest } from '#features/inquiry/inquiry-request.ts';

export const activityInquiry = (activity: Activity): InquiryRequest => ({
  serviceType: 'general',
  serviceLabel: activity.title,
  activities: [{ id: activity.id, title: activity.title }],
  showDates: true,
});
