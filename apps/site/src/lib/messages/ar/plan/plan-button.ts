import type { planButtonMessages as English } from '../../en/plan/plan-button.ts';
import { counted } from '../../plural.ts';
import { isolated } from '../grammar/isolated.ts';
import { itemForms } from '../grammar/plural-forms.ts';

export const planButtonMessages: typeof English = {
  add: 'إضافة إلى البرنامج',
  isIn: 'في برنامجكم',
  of: (title) => `(${isolated(title)})`,
  added: (title) => `أُضيف إلى برنامجكم: ${isolated(title)}`,
  addedText: (count) =>
    counted(count, {
      one: 'هو أول عنصر فيه.',
      two: 'فيه الآن عنصران.',
      few: 'فيه الآن # عناصر.',
      many: 'فيه الآن # عنصرا.',
      other: 'فيه الآن # عنصر.',
    }),
  notKept: 'لا يحفظه هذا المتصفح: افتحوه وخذوا رابطه قبل مغادرة الموقع.',
  removed: (title) => `أُزيل من برنامجكم: ${isolated(title)}`,
  undo: 'تراجع',
  restored: (title) => `أُعيد إلى برنامجكم: ${isolated(title)}`,
  open: 'فتح برنامجكم',
  full: 'امتلأ برنامجكم',
  fullText: (most) => `سعته ${counted(most, itemForms)}. أزيلوا واحدا لتضيفوا آخر.`,
  link: 'برنامج رحلتي',
  count: (count) => counted(count, itemForms),
};
