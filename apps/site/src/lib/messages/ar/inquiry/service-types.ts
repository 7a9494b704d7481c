import type { ServiceType } from '@expat-buddy/domain/inquiry/service-types';

export const serviceTypeLabels: Readonly<Record<ServiceType, string>> = {
  general: 'طلب عام',
  handbook: 'دليل المقيم الأجنبي',
  mechanic: 'ميكانيكي',
  'team-building': 'أيام فرق العمل',
  events: 'فعاليات',
  'trip-planner': 'تخطيط الرحلات',
  'car-rental': 'كراء السيارات',
};
