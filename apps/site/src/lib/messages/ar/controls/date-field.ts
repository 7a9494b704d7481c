import type { dateFieldMessages as English } from '../../en/controls/date-field.ts';

export const dateFieldMessages: typeof English = {
  incomplete: 'هذا التاريخ غير مكتمل. أدخل اليوم والشهر والسنة.',
  pick: 'اختيار تاريخ',
  clear: (label) => `مسح ${label}`,
  today: (day) => `اليوم، ${day}`,
  month: 'الشهر',
  year: 'السنة',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
};
