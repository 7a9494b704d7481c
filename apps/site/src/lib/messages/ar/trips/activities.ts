import type { activityMessages as English } from '../../en/trips/activities.ts';
import { counted } from '../../plural.ts';
import { isolated } from '../grammar/isolated.ts';

export const activityMessages: typeof English = {
  activities: {
    title: 'الأنشطة',
    description:
      'أنشطة مغامرة بمرافقة مرشدين في الجزائر: غوص وصيد على الساحل، ومشي وتسلق في الجبال، ومخيمات وجولات بالسيارة في الصحراء.',
    badge: 'أنشطة المغامرة',
    headline: 'أنشطة مغامرة في الجزائر، لكل ضوء نشاطه',
    intro:
      'بحر في الصباح، وصخر عند الظهر، ورمل في المساء. اختاروا شكل يومكم، والباقي على مرشد من أبناء المكان.',
    pills: {
      guides: 'مرشدون خبراء',
      levels: 'كل المستويات',
      equipment: 'عتاد جيد',
      locations: 'أماكن تخطف الأنفاس',
    },
    listTitle: 'أنشطتنا المشوقة',
    listIntro: 'كل نشاط منها يقوده أهل المنطقة، من خلجان جيجل إلى كثبان تيميمون.',
    loading: 'جارٍ تحميل الأنشطة…',
    error: 'تعذر تحميل الأنشطة.',
    empty: 'لا توجد أنشطة.',
    callTitle: 'مستعدون للمغامرة؟',
    callText:
      'مرشدونا المتمرسون يعيشون قرب هذه الدروب، ويعرفون متى تتبدل الريح وفي أي بيت يُعد الشاي. أخبرونا متى تأتون ومن يرافقكم، فنخطط لليوم معا.',
    callNext: 'اكتبوا لنا: شخص من فريقنا يقرأ رسالتكم ويجيبكم بالبريد الإلكتروني.',
  },
  activityCategory: {
    loading: 'جارٍ التحميل…',
    error: 'تعذر تحميل أنشطة هذه الفئة.',
    notFound: 'لم نجد هذه الفئة.',
    empty: 'لا توجد أنشطة في هذه الفئة.',
    allActivities: 'كل الأنشطة',
    heading: (category) => `أنشطة: ${isolated(category)}`,
    count: (count) =>
      counted(count, {
        zero: 'لا أنشطة',
        one: 'نشاط واحد',
        two: 'نشاطان',
        few: '# أنشطة',
        many: '# نشاطا',
        other: '# نشاط',
      }),
    description: (category) => `أنشطة بمرافقة مرشدين في الجزائر: ${isolated(category)}.`,
  },
  activity: {
    loading: 'جارٍ تحميل النشاط…',
    error: 'تعذر تحميل النشاط.',
    back: 'العودة إلى الأنشطة',
    facts: 'معلومات أساسية',
    duration: 'المدة',
    groupSize: 'حجم المجموعة',
    difficulty: (level) => `الصعوبة: ${level}`,
    bestTime: (time) => `أفضل وقت: ${time}`,
    about: 'عن هذا النشاط',
    highlights: 'أجمل ما فيه',
    requirements: 'ما يلزم',
    ask: 'إرسال طلب',
    places: 'أين يجري',
    placesText: 'رحلات يدخل هذا النشاط في برنامجها.',
    related: 'أنشطة أخرى',
    askText: 'أخبرونا بتواريخكم وبعددكم. لا حجز هنا ولا دفع.',
  },
};
