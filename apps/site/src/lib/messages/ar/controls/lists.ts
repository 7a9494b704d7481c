import { countRange } from '@expat-buddy/domain/format/range';
import type { listMessages as English } from '../../en/controls/lists.ts';
import { figure } from '../grammar/figure.ts';

export const listMessages: typeof English = {
  pages: 'صفحات القائمة',
  page: (page) => `الصفحة ${figure(page)}`,
  range: (from, to, total) =>
    `${countRange(figure(from), figure(to), 'ar')} من أصل ${figure(total)}`,
  more: (count) => `عرض المزيد (${figure(count)})`,
  loading: 'جارٍ التحميل…',
  failed: 'تعذر تحميل الصفحة التالية.',
  earlier: 'الصفحة السابقة',
  beyond: 'تنتهي القائمة قبل هذه الصفحة.',
  toFirst: 'العودة إلى الصفحة الأولى',
};
