import type { PriceCurrency } from '@expat-buddy/domain/trip/types';
import type {
  travelsMessages as English,
  amount as englishAmount,
} from '../../en/trips/travels.ts';
import { figures } from '../../figures.ts';
import { counted } from '../../plural.ts';
import { isolated } from '../grammar/isolated.ts';
import { monthName } from '../grammar/month-name.ts';
import { afterTravels, travelForms } from '../grammar/plural-forms.ts';
import { quoted } from '../grammar/quoted.ts';

export const amount: typeof englishAmount = figures();
const rateFigure = figures({ maximumFractionDigits: 2 });
const inCurrency = (value: number, currency: PriceCurrency | '') => {
  if (currency === 'EUR') return `${amount(value)}\u00a0€`;
  return currency === 'DZD' ? `${amount(value)}\u00a0دج` : amount(value);
};

export const travelsMessages: typeof English = {
  title: 'الرحلات',
  description:
    'رحلات في الجزائر حسب المنطقة والنوع والمدة والسعر: مدن ومواقع رومانية وجبال ورحلات برية وأسابيع في الصحراء، على خريطة.',
  eyebrow: 'الرحلات',
  headline: 'من البحر إلى الأهقار',
  intro:
    'أيام في المدن، وحجارة رومانية، ودروب جبلية، وأسابيع في الرمل، ولكل رحلة مدتها ومجموعتها وسعرها. ضيقوا القائمة، أو انظروا على الخريطة أين يمضي الطريق.',
  profile: {
    label:
      'مقطع للبلاد على طول طريق الجنوب: من البحر عند الجزائر العاصمة مرورا بالجلفة في الهضاب العليا وغرداية وعين صالح إلى تاهات، على ارتفاع 2\u202f908 أمتار في الأهقار.',
    metres: (height) => `${amount(height)} م`,
    places: {
      algiers: 'الجزائر',
      djelfa: 'الجلفة',
      ghardaia: 'غرداية',
      inSalah: 'عين صالح',
      tahat: 'تاهات، الأهقار',
    },
  },
  categories: 'أو ابدؤوا بفئة',
  listTitle: 'كل الرحلات',
  foundTitle: 'الرحلات المطابقة',
  count: (count) => counted(count, travelForms),
  loading: 'جارٍ تحميل الرحلات…',
  error: 'تعذر تحميل الرحلات.',
  filters: {
    label: 'البحث عن رحلة',
    search: 'البحث في الرحلات',
    searchPlaceholder: 'مكان، كلمة…',
    region: 'المنطقة',
    type: 'نوع الرحلة',
    month: 'متى',
    monthChip: monthName,
    duration: 'المدة',
    groupSize: 'حجم المجموعة',
    any: 'الكل',
    tags: 'المواضيع',
    tagsHint: 'فقط الرحلات التي فيها كل ما تختارونه.',
    price: 'السعر',
    priceMin: 'أدنى سعر',
    priceMax: 'أعلى سعر',
    priceHint:
      'تُقارن الأرقام كما كُتبت، بالدينار أو الأورو. والأسعار «عند الطلب» لا تدخل في المقارنة.',
    more: 'المواضيع والسعر',
    moreSet: (count) => `المواضيع والسعر (${count})`,
    open: 'تصفية',
    openSet: (count) => `تصفية (${count})`,
    openLabel: (count) =>
      `تصفية، ${counted(count, {
        zero: 'بلا معايير',
        one: 'معيار واحد',
        two: 'معياران',
        few: '# معايير',
        many: '# معيارا',
        other: '# معيار',
      })}`,
    show: (count) => `عرض ${counted(count, { ...afterTravels, zero: '# رحلة' })}`,
    showAny: 'عرض الرحلات',
    done: 'إغلاق التصفية',
    set: 'المعايير المختارة',
    remove: (filter) => `إزالة المعيار: ${isolated(filter)}`,
    clear: 'مسح الكل',
    tagChip: (tag) => `الموضوع: ${isolated(tag)}`,
    searchChip: (text) => quoted(text),
    currency: 'العملة',
    asWritten: 'كما كُتبت',
    currencies: { DZD: 'دينار (دج)', EUR: 'أورو (€)' },
    currencyHint:
      'تُحوَّل الأسعار المذكورة بالعملة الأخرى متى كان لدينا سعر صرف. والأسعار «عند الطلب» لا تدخل في المقارنة.',
    priceFrom: (min, currency) => `ابتداءً من ${inCurrency(min, currency)}`,
    priceUpTo: (max, currency) => `إلى غاية ${inCurrency(max, currency)}`,
    priceBetween: (min, max, currency) =>
      `من ${inCurrency(min, currency)} إلى ${inCurrency(max, currency)}`,
  },
  sort: {
    label: 'الترتيب حسب',
    title: 'العنوان',
    'price-low': 'السعر، من الأدنى إلى الأعلى',
    'price-high': 'السعر، من الأعلى إلى الأدنى',
    duration: 'المدة، من الأقصر إلى الأطول',
    currencies: 'الأسعار بالدينار أولا، ثم بالأورو، ثم التي عند الطلب.',
    converted: (rate) =>
      `تُحوَّل الأسعار بالأورو على أساس ${rateFigure(rate)} دج للأورو؛ وتأتي الأسعار عند الطلب في الأخير.`,
  },
  /** Said after the number of travels when it changes. */
  arranged: (sort, view, note) => `. الترتيب: ${sort}. العرض: ${view}. ${note}`,
  view: {
    label: 'طريقة العرض',
    cards: 'بطاقات',
    list: 'قائمة',
    map: 'خريطة',
  },
  empty: {
    none: 'لا رحلات هنا بعد.',
    filtered: 'لا توجد رحلة تجمع هذا كله.',
    help: 'جربوا من دون أحد هذه:',
    without: (filter, count) => `من دون ${quoted(filter)}: ${counted(count, travelForms)}`,
    stubborn: 'لا يعود السبب إلى معيار واحد. امسحوها كلها، أو أخبرونا بما يدور في بالكم.',
    ask: 'اطلبوا منا تخطيطها',
  },
  map: {
    loading: 'جارٍ رسم الخريطة…',
    failed: 'تعذر تحميل الخريطة. في القائمة الرحلات نفسها.',
    listed: 'على الخريطة',
  },
  closing: {
    title: 'أسبوعان، وعائلة، ولا برنامج بعد؟',
    text: 'أخبرونا متى تأتون ومن يرافقكم وما تودون رؤيته. نعد مسارا بطرقه ولياليه وسعره، وتغيرون فيه إلى أن يصير مساركم.',
    button: 'تخطيط رحلتي',
    next: 'اكتبوا لنا: شخص من فريقنا يقرأ رسالتكم ويجيبكم بالبريد الإلكتروني. لا حجز هنا ولا دفع.',
  },
};
