import { dayText } from '@expat-buddy/domain/format/day';
import { durationText } from '@expat-buddy/domain/format/duration';
import type { PlanConflict } from '@expat-buddy/domain/plan/conflicts';
import { unitAfterPrice } from '@expat-buddy/domain/trip/price';
import type { Effort } from '@expat-buddy/domain/trip/types';
import type { planMessages as English } from '../../en/plan/plan.ts';
import { counted } from '../../plural.ts';
import { figure } from '../grammar/figure.ts';
import { isolated } from '../grammar/isolated.ts';
import { monthName } from '../grammar/month-name.ts';
import { monthList } from '../grammar/months.ts';
import {
  afterDays,
  afterItems,
  berthForms,
  forPeopleForms,
  nightForms,
  seatForms,
} from '../grammar/plural-forms.ts';
import { quoted } from '../grammar/quoted.ts';
import { locale } from '../locale.ts';
import { age } from '../trips/trip-age.ts';
import { efforts } from '../trips/trip-efforts.ts';

const units = {
  person: 'للشخص',
  group: 'للمجموعة',
  day: 'في اليوم',
};

const onDate = (day: string) => dayText(day, locale.language);
const around = (month: number) => `نحو ${monthName(month)}`;

function season({ month, best, good }: Extract<PlanConflict, { kind: 'season' }>): string {
  const better = best.length > 0 ? best : good;
  return `${monthName(month)} ليس شهرا مناسبا لهذا. الأفضل: ${monthList(better)}.`;
}

function distance({ from, km, days, needed }: Extract<PlanConflict, { kind: 'distance' }>) {
  const rounded = figure(Math.round(km / 50) * 50);
  const there = `نحو ${rounded} كم بالسيارة من ${quoted(from)}`;
  return `${there}: مسافة أبعد من أن تُقطع في ${counted(days, afterDays)}. خصصوا للطريق ${counted(needed, afterDays)}، أو سافروا بالطائرة.`;
}

export const planMessages: typeof English = {
  heading: 'برنامج رحلتي',
  intro:
    'رتبوا الرحلات والمركبات والخدمات، وانظروا ما لا يتوافق منها، وأرسلوا إلينا طلبا واحدا عنها كلها.',
  kept: 'يبقى برنامجكم في هذا المتصفح إلى أن تشاركوه أو ترسلوه.',
  notKept: {
    text: 'لا يحفظ هذا المتصفح برنامجكم: فهو يمنع تخزين بيانات المواقع أو لا مكان فيه. تفقدون البرنامج إذا أعدتم تحميل الصفحة أو أغلقتموها أو غيرتم اللغة. احتفظوا برابطه، فهو يفتح نسخة منه.',
    link: 'الحصول على الرابط',
    empty:
      'يمنع هذا المتصفح تخزين بيانات المواقع، فينسى البرنامج عند إعادة تحميل الصفحة أو إغلاقها. اسمحوا بها لهذا العنوان، أو احتفظوا برابط برنامجكم.',
  },
  loadingFacts: 'جارٍ تحميل العناصر…',
  error: 'تعذر تحميل آخر تفاصيل برنامجكم. برنامجكم لم يتغير.',
  empty: {
    title: 'لا شيء في برنامجكم بعد.',
    text: 'افتحوا رحلة أو رحلة برية أو نشاطا أو مركبة أو خدمة أو منتجا من المتجر، واختاروا «إضافة إلى البرنامج».',
    travels: 'تصفح الرحلات',
    vehicles: 'الاطلاع على المركبات',
  },
  kinds: {
    travel: 'رحلة',
    activity: 'نشاط',
    vehicle: 'مركبة',
    service: 'خدمة',
    product: 'منتج من المتجر',
  },
  gone: 'لم يعد على موقعنا. اسألونا عنه، أو أزيلوه.',
  items: 'عناصر برنامجكم بالترتيب',
  number: (number) => `${number}.`,
  nights: 'الليالي',
  when: 'متى',
  anyTime: 'لم يُحدد',
  around,
  onDay: 'في تاريخ معين',
  day: 'التاريخ',
  note: 'ملاحظة',
  notePlaceholder: 'ما يهمكم هنا',
  times: ({ nights, day, month }) => [
    ...(nights === null ? [] : [counted(nights, nightForms)]),
    ...(day === null ? [] : [onDate(day)]),
    ...(month === null ? [] : [around(month)]),
  ],
  onDate,
  of: (label, title) => `${label}: ${isolated(title)}`,
  moveUp: (title) => `نقل ${quoted(title)} إلى الأعلى`,
  moveDown: (title) => `نقل ${quoted(title)} إلى الأسفل`,
  moved: (title, number, total) => `${isolated(title)}: الآن في المرتبة ${number} من ${total}.`,
  remove: (title) => `إزالة ${quoted(title)}`,
  compare: 'مقارنة',
  summary: 'في لمحة',
  people: 'عدد المسافرين',
  peopleNote: 'للتحقق من المقاعد وأماكن النوم',
  total: 'مجموع الليالي',
  totalNights: (nights) => (nights === null ? 'لم يُحدد' : figure(nights)),
  itemCount: 'العناصر',
  conflicts: (number) =>
    number === 0
      ? 'لا تعارض في البرنامج.'
      : counted(number, {
          one: 'أمر واحد ينبغي مراجعته، وعليه علامة في القائمة.',
          two: 'أمران ينبغي مراجعتهما، وعليهما علامة في القائمة.',
          few: '# أمور ينبغي مراجعتها، وعليها علامة في القائمة.',
          many: '# أمرا ينبغي مراجعتها، وعليها علامة في القائمة.',
          other: '# أمر ينبغي مراجعتها، وعليها علامة في القائمة.',
        }),
  conflict: (conflict) => {
    if (conflict.kind === 'season') return season(conflict);
    if (conflict.kind === 'distance') return distance(conflict);
    const { kind, places, people } = conflict;
    const what = counted(places, kind === 'seats' ? seatForms : berthForms);
    return `${what} ${counted(people, forPeopleForms)}. اختاروا مركبة أكبر أو أضيفوا ثانية.`;
  },
  checkIt: 'للمراجعة:',
  send: 'إرسال هذا البرنامج',
  sendText: 'طلب واحد عن كل ما فيه. نجيبكم بمسار وسعر وبما نقترح تغييره.',
  message: 'هذا برنامج رحلتنا. نود أن تخبرونا بما تقترحون تغييره وبكم يكلف.',
  inSentence: 'برنامج رحلتكم',
  share: 'مشاركة',
  shareTitle: 'برنامج رحلة في الجزائر',
  copied: {
    title: 'نُسخ الرابط',
    description: 'يفتح نسخة من برنامجكم كما هو اليوم. شاركوه من جديد إن غيرتموه.',
  },
  notCopied: (url) => ({ title: 'انسخوا هذا الرابط', description: url }),
  print: 'طباعة',
  comparison: {
    title: 'جنبا إلى جنب',
    hint: (most) => `اختاروا «مقارنة» على ${counted(most, afterItems)} على الأكثر.`,
    full: (most) => `تقارنون بين ${counted(most, afterItems)}. أزيلوا واحدا لتختاروا آخر.`,
    caption: 'العناصر المختارة، جنبا إلى جنب',
    rows: {
      price: 'السعر',
      duration: 'المدة',
      group: 'المجموعة',
      nights: 'الليالي',
      months: 'أفضل الأشهر',
      heat: 'الحرارة',
      driving: 'ساعات السيارة',
      effort: 'الجهد',
      minimumAge: 'أدنى سن',
      papers: 'الوثائق والرخص',
      licence: 'رخصة السياقة',
      deposit: 'مبلغ الضمان',
      included: 'يشمل السعر',
      notIncluded: 'لا يشمل السعر',
    },
    unknown: 'اسألونا',
    none: '–',
    price: (price, unit) => {
      const named = unit === 'day' ? unit : unitAfterPrice(price, unit);
      return named ? `${price} ${units[named]}` : price;
    },
    months: (best, good) => {
      if (best.length === 12) return 'طوال السنة';
      return [
        best.length > 0 && monthList(best),
        good.length > 0 && `مناسب أيضا: ${monthList(good)}`,
      ]
        .filter(Boolean)
        .join('؛ ');
    },
    effort: (effort) => (effort in efforts ? efforts[effort as Effort].name : ''),
    age,
    nights: (nights) => (nights === null ? '' : figure(nights)),
    month: monthName,
    driving: (hours) => durationText(hours, 'ar'),
    places: (seats, berths) =>
      [counted(seats, seatForms), berths ? counted(berths, berthForms) : '']
        .filter(Boolean)
        .join('، '),
    fromDays: (days) => `ابتداءً من ${counted(days, afterDays)}`,
  },
  shared: {
    heading: 'برنامج شاركه معكم أحدهم',
    intro:
      'أعد أحدهم هذا البرنامج وأرسل إليكم نسخة منه كما كان يومها، ولا يظهر فيها ما تغير بعد ذلك. لا يُحفظ شيء هنا قبل أن تضيفوه.',
    items: 'عناصر هذا البرنامج بالترتيب',
    broken: 'رابط البرنامج هذا ناقص. اطلبوا الرابط كاملا.',
    ownPlan: 'فتح برنامج رحلتي',
    add: 'إضافتها إلى برنامجي',
    addText: 'توضع هذه العناصر في آخر برنامجكم، ثم غيروه كما تشاؤون.',
    review: 'ما سيُضاف إلى برنامجكم',
    added: (number) =>
      counted(number, {
        zero: 'لن يُضاف شيء إلى آخر البرنامج:',
        one: 'سيُضاف إلى آخر البرنامج عنصر واحد:',
        two: 'سيُضاف إلى آخر البرنامج عنصران:',
        few: 'ستُضاف إلى آخر البرنامج # عناصر:',
        many: 'سيُضاف إلى آخر البرنامج # عنصرا:',
        other: 'سيُضاف إلى آخر البرنامج # عنصر:',
      }),
    nothing: 'كل هذه العناصر موجودة في برنامجكم.',
    already: (number) =>
      counted(number, {
        zero: 'لا شيء منها موجود في برنامجكم.',
        one: 'عنصر واحد موجود في برنامجكم ولن يتغير.',
        two: 'عنصران موجودان في برنامجكم ولن يتغيرا.',
        few: '# عناصر موجودة في برنامجكم ولن تتغير.',
        many: '# عنصرا موجودة في برنامجكم ولن تتغير.',
        other: '# عنصر موجودة في برنامجكم ولن تتغير.',
      }),
    overflow: (number) =>
      counted(number, {
        zero: 'يتسع برنامجكم لها كلها.',
        one: 'عنصر واحد لا مكان له: برنامجكم ممتلئ.',
        two: 'عنصران لا مكان لهما: برنامجكم ممتلئ.',
        few: '# عناصر لا مكان لها: برنامجكم ممتلئ.',
        many: '# عنصرا لا مكان لها: برنامجكم ممتلئ.',
        other: '# عنصر لا مكان لها: برنامجكم ممتلئ.',
      }),
    confirm: (number) => `إضافة ${counted(number, afterItems)}`,
    cancel: 'إلغاء',
    done: (number) =>
      counted(number, {
        zero: 'لم يُضف شيء إلى برنامجكم',
        one: 'أُضيف عنصر واحد إلى برنامجكم',
        two: 'أُضيف عنصران إلى برنامجكم',
        few: 'أُضيفت # عناصر إلى برنامجكم',
        many: 'أُضيف # عنصرا إلى برنامجكم',
        other: 'أُضيف # عنصر إلى برنامجكم',
      }),
    forPeople: (people) => counted(people, forPeopleForms),
  },
};
