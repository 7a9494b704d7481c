import type { proposalMessages as English } from '../../en/inquiry/proposal.ts';
import { figures } from '../../figures.ts';
import { counted } from '../../plural.ts';
import { isolated } from '../grammar/isolated.ts';
import { nightForms } from '../grammar/plural-forms.ts';

const quantityOf = figures({ maximumFractionDigits: 2 });

export const proposalMessages: typeof English = {
  title: 'عرض',
  reference: (reference, version) =>
    version === 1 ? reference : `${isolated(reference)} · النسخة ${version}`,
  dated: (day) => `أُرسل في ${day}`,
  facts: {
    for: 'أُعد لفائدة',
    travellers: 'المسافرون',
    dates: 'التواريخ',
    validUntil: 'صالح إلى غاية',
  },
  nights: (nights) => counted(nights, nightForms),
  items: {
    caption: 'ما نقترحه',
    item: 'الوصف',
    quantity: 'الكمية',
    unitPrice: 'السعر',
    amount: 'المبلغ',
    times: (quantity, price) => `${quantityOf(quantity)} × ${price}`,
    quantityOf,
    included: 'مشمول',
    noPrice: 'لم يحدد السعر بعد',
    noCharge: 'مجانا',
    total: 'المجموع',
  },
  included: 'يشمل السعر',
  notIncluded: 'لا يشمل السعر',
  terms: 'الشروط',
  payment: 'الدفع',
  next: {
    title: 'ماذا بعد؟',
    text: 'اقبلوا العرض في صفحة طلبكم، أو ردوا على رسالتنا. نؤكد عندئذ الحجز ونخبركم كيف تدفعون؛ ولا يُدفع شيء عبر الإنترنت.',
  },
  contact: 'لديكم أسئلة عن هذا العرض؟',
  states: {
    sent: (day) => `مفتوح إلى غاية ${day}`,
    accepted: (day) =>
      `قبلتم هذا العرض في ${day}. سنؤكده بالبريد الإلكتروني، وعادة في يوم العمل التالي.`,
    confirmed: (day) => `قبلتم هذا العرض في ${day}، وقد أكدناه. يصلكم التأكيد بالبريد الإلكتروني.`,
    declined: (day) => `رفضتم هذا العرض في ${day}.`,
    expired: (day) => `كان هذا العرض صالحا إلى غاية ${day}. اكتبوا لنا إن أردتم عرضا جديدا.`,
    replaced: 'حلت محل هذا العرض نسخة أحدث.',
    withdrawn: (day) =>
      `سحبنا هذا العرض في ${day}، ولم يعد ممكنا قبوله. إن أردتم عرضا جديدا، فاكتبوا لنا.`,
  },
  card: {
    total: (total) => `المجموع ${total}`,
    read: 'قراءة العرض',
    earlier: 'نسخ سابقة',
    version: (version, total) => `النسخة ${version}، ${total}`,
  },
  view: {
    pageTitle: (title) => `عرض: ${isolated(title)}`,
    back: 'العودة إلى طلبكم',
    print: 'طباعة أو حفظ بصيغة PDF',
  },
  answer: {
    title: 'ردكم',
    intro: 'لا يُقتطع شيء عند القبول. نؤكد الحجز ونخبركم كيف تدفعون.',
    accept: 'قبول العرض',
    decline: 'رفض',
    acceptTitle: (total) => `هل تقبلون العرض بمبلغ ${total}؟`,
    acceptFreeTitle: 'هل تقبلون هذا العرض المجاني؟',
    acceptText:
      'توافقون على ما يشمله وعلى شروطه. نؤكده بالبريد الإلكتروني، وعادة في يوم العمل التالي.',
    acceptConfirm: 'نعم، أقبل',
    declineTitle: 'هل ترفضون العرض؟',
    declineText: 'يمكنكم أن تخبرونا بالسبب، لكي نقدم لكم عرضا أفضل.',
    reason: 'السبب',
    optional: 'اختياري',
    reasonHint: 'تغيرت التواريخ، يفوق ميزانيتنا، ينقصه شيء…',
    reasonLong: 'يرجى كتابة 1\u202f000 حرف على الأكثر.',
    declineConfirm: 'رفض العرض',
    cancel: 'ليس الآن',
    sending: 'جارٍ الإرسال…',
    failedTitle: 'لم يُرسل',
    failed: 'تعذر إرسال ردكم. يرجى المحاولة مرة أخرى، أو الرد على رسالتنا.',
    late: 'لم يعد ممكنا الرد على هذا العرض بهذه الطريقة؛ تظهر حالته الحالية.',
  },
  preview: {
    pageTitle: 'معاينة عرض',
    note: 'معاينة: هذا ما يراه الزبون.',
    waiting: 'افتحوا المعاينة من واجهة الإدارة.',
  },
};
