import type { searchMessages as English } from '../../en/shell/search.ts';
import { counted } from '../../plural.ts';
import { figure } from '../grammar/figure.ts';
import { isolated } from '../grammar/isolated.ts';
import { quoted } from '../grammar/quoted.ts';

export const searchMessages: typeof English = {
  title: 'البحث',
  titleFor: (term) => `البحث: ${quoted(term)}`,
  description: (company) =>
    `ابحثوا في رحلات ${isolated(company)} وأنشطته وعربات التخييم والخدمات والمتجر والأسئلة الشائعة، بالعربية أو الفرنسية أو الإنجليزية. لا تهم الحركات ولا طريقة الكتابة.`,
  heading: 'عمّ تبحثون؟',
  resultsFor: 'نتائج البحث عن',
  intro:
    'مدينة، جبل، شيء تفعلونه، أمر تحتاجون فيه إلى مساعدة، بالعربية أو الفرنسية أو الإنجليزية. اكتبوه كما تسمعونه: بجايه أو بجاية، تيبازا أو تيبازة.',
  field: 'ابحثوا في الرحلات والأنشطة وعربات التخييم والخدمات والمتجر',
  submit: 'بحث',
  hint: 'اضغطوا سهم الأسفل للانتقال من الخانة إلى النتائج.',
  loading: 'جارٍ البحث…',
  error: 'البحث معطل حاليا.',
  count: (count, term) =>
    `${counted(count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      other: '# نتيجة',
    })} للبحث عن ${quoted(term)}`,
  shownOf: (shown, total) => `أفضل النتائج: ${figure(shown)} من أصل ${figure(total)}.`,
  nearest: 'لا توجد نتيجة مطابقة تماما. هذه أقرب النتائج.',
  everything: 'الكل',
  kindsLabel: 'النتائج حسب النوع',
  showAll: (count, kind) => `عرض كل ${kind} (${figure(count)})`,
  kinds: {
    travel: { heading: 'الرحلات', inSentence: 'الرحلات' },
    activity: { heading: 'الأنشطة', inSentence: 'الأنشطة' },
    category: { heading: 'الفئات', inSentence: 'الفئات' },
    vehicle: { heading: 'عربات التخييم', inSentence: 'عربات التخييم' },
    service: { heading: 'الخدمات', inSentence: 'الخدمات' },
    product: { heading: 'المتجر', inSentence: 'منتجات المتجر' },
    event: { heading: 'الفعاليات', inSentence: 'الفعاليات' },
    question: { heading: 'الأسئلة', inSentence: 'الأسئلة' },
    guide: { heading: 'العيش هنا', inSentence: 'مواضيع الدليل' },
    'entry-rule': { heading: 'وثائق الدخول', inSentence: 'قواعد الدخول' },
  },
  labels: {
    roadTrip: 'رحلة برية',
    travelCategory: 'رحلات',
    activityCategory: 'أنشطة',
    collection: 'مجموعة',
    product: 'قطعة',
  },
  start: {
    examplesTitle: 'جربوا إحدى هذه الكلمات',
    examples: ['تيبازة', 'الصحراء', 'القصبة', 'الغوص', 'عربة تخييم', 'سكاكين', 'ميكانيكي'],
    categories: 'ستة سبل لاكتشاف البلاد',
    travels: 'رحلات للبداية',
    loading: 'جارٍ التحميل…',
    error: 'تعذر تحميل الاقتراحات.',
  },
  none: {
    title: (term) => `لا نتائج للبحث عن ${quoted(term)}`,
    text: 'ربما له هنا اسم آخر، أو لم نكتب عنه بعد.',
    didYouMean: 'كلمات أقصر لها نتائج:',
    found: (term, count) => `${isolated(term)} (${figure(count)})`,
    lists: 'أو تصفحوا إحدى القوائم',
    ask: 'اسألونا عنه',
    askText:
      'أخبرونا بما كان يدور في بالكم. إن كان ممكنا خططنا له معكم؛ وإلا أخبرناكم بذلك بالبريد الإلكتروني.',
    message: (term) => `بحثت عن ${quoted(term)} ولم أجد شيئا.\n\n`,
    serviceLabel: quoted,
  },
};
