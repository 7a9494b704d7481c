import type { homeMessages as English } from '../../en/company/home.ts';
import { isolated } from '../grammar/isolated.ts';

export const homeMessages: typeof English = {
  description: (company) =>
    `يعد ${isolated(company)} رحلات في الجزائر، ويرافقكم في أنشطة المغامرة، ويساعد من ينتقلون للعيش هنا.`,
  eyebrow: 'بلد واحد، خمسة أضواء',
  title: 'سافروا في الجزائر، وعيشوا فيها بهناء',
  text: 'نرسم لكم المسار من البحر إلى الصحراء، ونرافقكم في الأيام التي تقضونها في الطبيعة، ونساعدكم في الوثائق حين تقررون البقاء.',
  planTrip: 'تخطيط رحلتي',
  allTravels: 'كل الرحلات',
  slides: {
    carousel: 'عرض شرائح',
    role: 'شريحة',
    label: 'الجزائر في كل ضوء',
    slide: (position, count) => `${position} من ${count}`,
    pause: 'إيقاف عرض الصور',
    play: 'تشغيل عرض الصور',
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    show: (position, title) => `عرض الصورة ${position}: ${isolated(title)}`,
    controls: 'الصور',
    loading: 'جارٍ تحميل الصور',
  },
  fallbackSlide: {
    image: '/illustrations/algiers-kasbah.webp',
    alt: 'بيوت القصبة البيضاء تنحدر درجات نحو خليج الجزائر',
    title: 'ابدؤوا حيث تلتقي المدينة البيضاء بالبحر',
    text: 'انزلوا عبر القصبة في الساعة الزرقاء، حين تُضاء المصابيح والخليج ما زال منيرا. من الجزائر العاصمة يبدأ كل طريق في البلاد.',
    link: 'كل الرحلات',
  },
};
