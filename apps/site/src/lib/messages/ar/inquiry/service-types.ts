import type { ServiceType } from '@expat-buddy/domain/inquiry/service-types';

export const serviceTypeLabels: Readonly<Record<ServiceType, string>> = {
  general: 'طلب عام',
  handbook: 'دليل المقيم الأجنبي',
  mechanic: 'ميكانيكي',
  'team-building': 'أنشطة جماعية لفريق العمل',
  events: 'فعاليات',
  'trip-planner': 'تخطيط رحلة',
  'car-rental': 'كراء السيارات',
};
