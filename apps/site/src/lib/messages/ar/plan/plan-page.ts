import type { planPageMessages as English } from '../../en/plan/plan-page.ts';

export const planPageMessages: typeof English = {
  title: 'برنامج رحلتي',
  description: 'اجمعوا الرحلات والمركبات والخدمات، وقارنوا بينها، وأرسلوا طلبا واحدا.',
  loading: 'جارٍ تحميل برنامجكم…',
};
