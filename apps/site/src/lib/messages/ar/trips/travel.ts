import type { travelMessages as English } from '../../en/trips/travel.ts';
import { counted } from '../../plural.ts';
import { isolated } from '../grammar/isolated.ts';
import { travelForms } from '../grammar/plural-forms.ts';
import { quoted } from '../grammar/quoted.ts';

export const travelMessages: typeof English = {
  back: {
    travels: 'كل الرحلات',
    category: 'العودة إلى الفئة',
    toCategory: (name) => `العودة إلى ${quoted(name)}`,
  },
  category: {
    loading: 'جارٍ التحميل…',
    notFound: 'لم نجد هذه الفئة',
    loadingList: 'جارٍ تحميل الرحلات…',
    errorList: 'تعذر تحميل الرحلات.',
    emptyList: 'لا توجد رحلات في هذه الفئة.',
    count: (count) => counted(count, travelForms),
    listTitle: 'الرحلات',
    callTitle: 'خططوا لها معنا',
    callButton: 'اتصلوا بنا',
    otherCategories: 'سبل أخرى لاكتشاف البلاد',
    description: (name) => `رحلات في الجزائر: ${isolated(name)}.`,
  },
  travel: {
    loading: 'جارٍ تحميل الرحلة…',
    error: 'تعذر تحميل الرحلة.',
    notFound: 'لم نجد هذه الرحلة.',
    facts: 'معلومات أساسية',
    duration: 'المدة',
    groupSize: 'حجم المجموعة',
    type: 'نوع الرحلة',
    region: 'المنطقة',
    tags: 'المواضيع',
    price: 'السعر',
    priceFor: { person: 'السعر للشخص', group: 'السعر للمجموعة' },
    ask: 'إرسال طلب',
    askText: 'أخبرونا بتواريخكم وبعددكم. لا حجز هنا ولا دفع.',
    highlights: 'أجمل ما فيها',
    programme: 'يوما بيوم',
    loadingProgramme: 'جارٍ تحميل البرنامج…',
    errorProgramme: 'تعذر تحميل البرنامج.',
    day: (day) => `اليوم ${day}`,
    stops: (day) => `محطات اليوم ${day}`,
    night: 'المبيت',
    activities: 'ما يمكنكم فعله هناك',
    related: 'إلى أين قد يمضي الطريق',
    asRoadTrip: 'اقرؤوا هذه الرحلة يوما بيوم، بمسافاتها',
  },
};
