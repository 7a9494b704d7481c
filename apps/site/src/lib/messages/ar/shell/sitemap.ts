import type { sitemapMessages as English } from '../../en/shell/sitemap.ts';
import { figure } from '../grammar/figure.ts';
import { isolated } from '../grammar/isolated.ts';

export const sitemapMessages: typeof English = {
  title: 'خريطة الموقع',
  description: (company) => `كل صفحات ${isolated(company)} في لمحة.`,
  heading: 'كل الصفحات',
  intro: 'الموقع كله في صفحة واحدة.',
  loading: 'جارٍ التحميل…',
  error: 'تعذر تحميل هذا القسم.',
  reviews: 'الآراء',
  groups: {
    main: 'الصفحات الرئيسية',
    categories: 'فئات الرحلات',
    travels: 'الرحلات',
    roadTrips: 'الرحلات البرية',
    activities: 'الأنشطة',
    services: 'الخدمات',
    vehicles: 'المركبات',
    store: 'المتجر',
    events: 'الفعاليات',
    support: 'المساعدة والنصوص القانونية',
  },
  all: (count) => `الكل (${figure(count)})`,
  search: 'البحث',
  plan: 'برنامج رحلتي',
  saved: 'محفوظ للقراءة دون اتصال',
};
