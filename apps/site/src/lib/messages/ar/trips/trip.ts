import type { tripMessages as English } from '../../en/trips/trip.ts';
import { figure } from '../grammar/figure.ts';
import { monthName, shortMonthName } from '../grammar/month-name.ts';
import { monthList } from '../grammar/months.ts';
import { locale } from '../locale.ts';
import { age } from './trip-age.ts';
import { efforts } from './trip-efforts.ts';

const list = new Intl.ListFormat(locale.tag);

export const tripMessages: typeof English = {
  onThisPage: 'في هذه الصفحة',
  included: {
    title: 'ما يشمله السعر',
    link: 'ما يشمله السعر',
    yes: 'مشمول',
    no: 'غير مشمول',
  },
  months: {
    title: 'متى تسافرون',
    link: 'متى تسافرون',
    label: 'الأشهر',
    short: shortMonthName,
    grade: (month, grade) =>
      `${monthName(month)}: ${{ best: 'الأفضل', good: 'مناسب', poor: 'أقل ملاءمة' }[grade]}`,
    grades: { best: 'الأفضل', good: 'مناسب', poor: 'أقل ملاءمة' },
    allYear: 'طوال السنة',
    list: monthList,
  },
  suitability: {
    title: 'لمن هذا البرنامج',
    link: 'لمن هذا البرنامج',
    suits: 'يناسب',
    unsuitable: 'لا يناسب',
    effort: 'الجهد',
    efforts,
    level: (level, of) => `المستوى ${level} من ${of}`,
    minimumAge: 'أدنى سن',
    age,
    heat: 'الحرارة',
    altitude: 'أعلى نقطة',
    metres: (metres) => `${figure(metres)} م`,
  },
  practical: {
    title: 'معلومات مفيدة',
    link: 'معلومات مفيدة',
    meetingPoint: 'نقطة اللقاء',
    gettingThere: 'كيف تصلون',
    whatToBring: 'ما تحضرونه معكم',
    papers: 'الوثائق والرخص',
    entryPapers: 'وثائق الدخول',
    safety: 'السلامة',
    cancellation: 'الإلغاء والتغيير',
  },
  open: {
    ages: 'هل معكم أطفال؟ أخبرونا بأعمارهم، ونقول لكم هل يناسبهم ذلك.',
    text: (topics) => `لم نجب هنا بعد عن: ${list.format(topics)}.`,
    topics: {
      programme: 'البرنامج',
      included: 'ما يشمله السعر',
      months: 'أفضل الأشهر',
      effort: 'الجهد المطلوب',
      meetingPoint: 'نقطة اللقاء',
      whatToBring: 'ما تحضرونه معكم',
      papers: 'الوثائق والرخص',
      safety: 'السلامة',
      cancellation: 'الإلغاء',
    },
  },
  questions: {
    titles: { travel: 'أسئلة عن هذه الرحلة', activity: 'أسئلة عن هذا النشاط' },
    link: 'أسئلة',
    more: 'تودون معرفة شيء آخر؟',
  },
};
