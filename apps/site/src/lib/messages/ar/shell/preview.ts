import type { previewMessages as English } from '../../en/shell/preview.ts';

export const previewMessages: typeof English = {
  title: 'معاينة',
  loading: 'جارٍ تحميل المعاينة…',
  error: 'تعذر تحميل المعاينة.',
  notFound: 'انتهت صلاحية رابط المعاينة هذا أو أُلغي. اطلبوا رابطا جديدا.',
  noPage: 'لا توجد صفحة معاينة لهذا النوع من المحتوى.',
  unpublished: 'معاينة، غير منشور',
  published: 'معاينة محتوى منشور',
  expires: (moment) => `تنتهي صلاحية الرابط في ${moment}.`,
  back: 'إلى الصفحة الرئيسية',
  photo: 'صورة',
  alt: 'وصف لمن لا يستطيعون رؤيتها:',
  noAlt: 'لا وصف بعد',
};
