import type { reviewMessages as English } from '../../en/reviews/reviews.ts';
import { counted } from '../../plural.ts';
import { figure } from '../grammar/figure.ts';
import { isolated } from '../grammar/isolated.ts';
import { afterReviews } from '../grammar/plural-forms.ts';

export const reviewMessages: typeof English = {
  title: 'ماذا يقول زبائننا',
  none: 'لم يُنشر أي رأي بعد. بعد كل رحلة نرسل إلى الزبون رابطا شخصيا ليكتب رأيه.',
  loading: 'جارٍ تحميل الآراء…',
  error: 'تعذر تحميل الآراء.',
  verified: 'زيارة مؤكدة',
  rating: (rating) => `${figure(rating)} من 5 نجوم`,
  average: (average, count) =>
    `${figure(average)} من 5، استنادا إلى ${counted(count, afterReviews)}`,
  howItWorks: 'كيف نتعامل مع الآراء هنا',
  showAll: (count) =>
    counted(count, {
      zero: 'لا آراء',
      one: 'عرض الرأي الوحيد',
      two: 'عرض الرأيين',
      few: 'عرض الآراء كلها (#)',
      other: 'عرض الآراء كلها (#)',
    }),
  about: 'عن',
  photoBy: (firstName, caption) =>
    caption
      ? `صورة من ${isolated(firstName)}: ${isolated(caption)}`
      : `صورة من ${isolated(firstName)}`,
  photosOf: (firstName) => `صور من ${isolated(firstName)}`,
  reviewOf: (firstName) => `رأي ${isolated(firstName)}`,
  answer: (company) => `رد ${isolated(company)}`,
  report: {
    button: 'تبليغ',
    buttonFor: (name) => `التبليغ عن رأي ${isolated(name)}`,
    title: 'التبليغ عن هذا الرأي',
    text: 'يقرأ فريقنا كل تبليغ. ولا نرفض رأيا إلا لأحد هذه الأسباب.',
    reason: 'السبب',
    chooseReason: 'اختاروا سببا',
    details: 'ماذا ينبغي أن نعرف؟',
    optional: 'اختياري',
    send: 'إرسال التبليغ',
    sending: 'جارٍ الإرسال…',
    sentTitle: 'أُرسل التبليغ',
    sentText: 'شكرا لكم. سننظر في هذا الرأي.',
    failedTitle: 'لم يُرسل',
    failed: 'تعذر إرسال تبليغكم. يرجى المحاولة مرة أخرى.',
    tooMany: 'وصلت تبليغات كثيرة من شبكتكم. يرجى المحاولة مرة أخرى بعد ساعة.',
  },
  rules: {
    insulting: 'سب أو كراهية',
    personal_data: 'معلومات خاصة عن أشخاص آخرين',
    advertising: 'إشهار أو روابط',
    off_topic: 'لا يتعلق بالرحلة أو الخدمة',
    unlawful: 'مضمون مخالف للقانون',
  },
  errors: {
    rating: 'يرجى اختيار نجمة إلى 5 نجوم.',
    comment: 'يرجى كتابة 10 أحرف على الأقل.',
    commentLong: 'يرجى كتابة 3\u202f000 حرف على الأكثر.',
    name: 'يرجى إدخال اسمكم الأول.',
    month: 'يرجى اختيار شهر رحلتكم.',
    rule: 'يرجى اختيار سبب.',
    detailsLong: 'يرجى كتابة 1\u202f000 حرف على الأكثر.',
  },
};
