import type { contactMessages as English } from '../../en/company/contact.ts';
import { isolated } from '../grammar/isolated.ts';
import { firstAnswerTime } from '../inquiry/first-answer.ts';

export const contactMessages: typeof English = {
  title: 'اتصلوا بنا',
  description: (company) =>
    `اكتبوا إلى ${isolated(company)} بشأن رحلة أو سيارة أو فعالية أو حياتكم في الجزائر. شخص من فريقنا يقرأ رسالتكم ويجيبكم بالبريد الإلكتروني.`,
  heading: 'اكتبوا لنا',
  intro:
    'تكفي بضعة أسطر للبداية. كل طلب يقرؤه شخص من فريقنا ويجيب عنه بالبريد الإلكتروني؛ لا حجز هنا ولا دفع.',
  formTitle: 'طلبكم',
  topicQuestion: 'ما موضوع طلبكم؟',
  topics: {
    general: 'سؤال',
    'trip-planner': 'رحلة',
    'car-rental': 'سيارة أو سائق',
    events: 'فعالية',
    'team-building': 'أيام فرق العمل',
    handbook: 'العيش هنا',
    mechanic: 'ميكانيكي',
  },
  sent: {
    title: 'وصلنا طلبكم',
    reference: (reference) => `رقم طلبكم هو ${isolated(reference)}.`,
    nextTitle: 'ماذا بعد؟',
    next: (email) => [
      `رسالة تأكيد فيها رابطكم الخاص في طريقها إلى ${isolated(email)}. إن لم تصل خلال بضع دقائق، فتفقدوا مجلد البريد غير المرغوب فيه.`,
      `شخص من فريقنا يقرأ طلبكم ويسأل المعنيين، ثم يرد على هذا العنوان في غضون ${firstAnswerTime}.`,
      'لا يُحجز شيء قبل موافقتكم كتابيا على عرض.',
    ],
    another: 'كتابة طلب آخر',
  },
  waiting: {
    title: 'طلبكم في الانتظار على هذا الجهاز',
    text: 'أنتم غير متصلين بالإنترنت. سيُرسل الطلب تلقائيا حين يعود الاتصال وهذا الموقع مفتوح، أو عند زيارتكم القادمة في غضون سبعة أيام.',
    reference: (reference) => `سيكون رقمه ${isolated(reference)}.`,
  },
  office: {
    title: 'الوكالة',
    phone: 'الهاتف',
    whatsapp: 'واتساب',
    email: 'البريد الإلكتروني',
    address: 'العنوان',
    hours: 'أوقات العمل',
    algiersTime: 'بتوقيت الجزائر',
    closed: 'مغلق',
    openNow: (until) => `مفتوح الآن، إلى غاية الساعة ${until}`,
    opensToday: (time) => `مغلق الآن، يفتح على الساعة ${time}`,
    opensTomorrow: (time) => `مغلق الآن، يفتح غدا على الساعة ${time}`,
    opensOn: (day, time) => `مغلق الآن، يفتح يوم ${day} على الساعة ${time}`,
    clock: (time) => `الساعة الآن ${time} في الجزائر العاصمة.`,
    special: (name, days, times) => `${isolated(name)}، ${days}: ${times}`,
    holidays: 'في أيام العطل الرسمية قد يتأخر الرد يوما.',
    loading: 'جارٍ التحميل…',
    error: 'تعذر تحميل معلومات الوكالة. الاستمارة تعمل من دونها.',
  },
  before: {
    title: 'قبل أن تكتبوا',
    faq: 'لعل جوابكم موجود بين الأسئلة الشائعة.',
    faqLink: 'قراءة الأسئلة الشائعة',
    services: 'في صفحة الخدمات ما نقوم به، ولمن، وكم يستغرق.',
    servicesLink: 'الاطلاع على الخدمات',
  },
  stamp: 'الجزائر',
};
