import type { storeMessages as English } from '../../en/company/store.ts';
import { counted } from '../../plural.ts';
import { isolated } from '../grammar/isolated.ts';
import { quoted } from '../grammar/quoted.ts';

export const storeMessages: typeof English = {
  list: {
    title: 'المتجر الإلكتروني',
    description:
      'أشياء صُنعت في الجزائر، تُقتنى بالطلب: سكاكين بوسعادة، وتمور طولقة، وزرابي وادي ميزاب، وفخار منطقة القبائل وزيتها، وفضة التوارق. لكل منها صناعها ومكانها وسعرها.',
    badge: 'المتجر',
    headline: 'أشياء لها أصل ومكان',
    intro:
      'كل منتج منها يُصنع أو يُزرع في مكان واحد، على أيدي من يتقنون ذلك. نذكر المكان والحرفة، ونقول بصراحة هل هو متوفر.',
    rules: [
      'لا سلة مشتريات، ولا دفع عبر الإنترنت.',
      'تسألون عن منتج، فنجيب بالبريد الإلكتروني: السعر ومدة الانتظار وكيف يصلكم.',
      'لا يُحجز ولا يُصنع إلا بعد موافقتكم.',
    ],
    rulesLabel: 'كيف يتم الشراء',
    contents: 'المحتويات',
    loading: 'جارٍ تحميل المتجر…',
    error: 'تعذر تحميل المتجر.',
    empty: 'المتجر فارغ حاليا. اسألونا عما يمكن إيجاده.',
    pieces: 'قطع منفردة',
    examples: 'الأسعار هنا أمثلة. في جوابنا ما تدفعونه، قبل الاتفاق على أي شيء.',
    callTitle: 'تبحثون عن شيء آخر؟',
    callText:
      'صينية نحاس، برنوس، سلة من قرية مررتم بها يوما: أخبرونا، ونقول لكم هل نعرف من يصنعها.',
    callButton: 'اسألوا المتجر',
    callNext: 'اكتبوا لنا: شخص من فريقنا يقرأ رسالتكم ويجيبكم بالبريد الإلكتروني.',
  },
  item: {
    number: (number) => `رقم ${number}`,
    numberLabel: (number) => `القطعة رقم ${number}`,
    maker: 'من صنع',
    place: 'المكان',
    availability: 'التوفر',
    price: 'السعر',
    onRequest: 'السعر عند الطلب',
    drawing: 'رسم، لا صورة فوتوغرافية للقطعة',
    availabilities: {
      in_stock: 'متوفر',
      made_to_order: 'يُصنع حسب الطلب',
      sold_out: 'نفد حاليا',
    },
    ask: {
      in_stock: 'استفسار عن المنتج',
      made_to_order: 'طلب نسخة منه',
      sold_out: 'أعلموني متى يتوفر',
    },
    about: (name) => `(${isolated(name)})`,
    message: {
      in_stock: (name) => `أود أن أسأل عن: ${isolated(name)}.\n`,
      made_to_order: (name) => `أود أن أطلب: ${isolated(name)}.\n`,
      sold_out: (name) => `يرجى إعلامي حين يتوفر من جديد: ${isolated(name)}.\n`,
    },
  },
  collection: {
    badge: 'المجموعة',
    open: (title) => `فتح مجموعة ${quoted(title)}`,
    pieces: (count) =>
      counted(count, {
        zero: 'لا قطع',
        one: 'قطعة واحدة',
        two: 'قطعتان',
        few: '# قطع',
        other: '# قطعة',
      }),
    loading: 'جارٍ تحميل المجموعة…',
    error: 'تعذر تحميل المجموعة.',
    notFound: 'لم نجد هذه المجموعة.',
    empty: 'لا شيء متوفر حاليا من هذه المجموعة.',
    back: 'المتجر كله',
    description: (title) => `${isolated(title)}: الحرفة والقطع والعناية بها.`,
    craft: 'الحرفة',
    piecesTitle: 'القطع',
    careTitle: 'كيف تعتنون بها',
    legal: 'يرجى القراءة قبل السفر بقطعة منها',
    callTitle: 'قطعة لكم أنتم',
    callText:
      'أخبرونا أي قطعة تريدون، وكيف تريدونها، وإلى أين تذهب. نسأل الورشة ونجيبكم بالبريد الإلكتروني بالسعر ومدة الانتظار؛ ولا تُصنع إلا بعد موافقتكم.',
    callButton: 'استفسار عن المجموعة',
    callMessage: (title) => `أود أن أسأل عن: ${isolated(title)}.\n`,
  },
  knife: {
    title: 'البوسعادي جزءا جزءا',
    parts: [
      'نصل من الفولاذ الكربوني، مطروق ثم مشحوذ باليد',
      'خطوط دقيقة منقوشة على طول النصل',
      'طوق من النحاس الأصفر',
      'مقبض من الخشب أو من قرن الكبش',
      'غمد: قلب من خشب مكسو بالجلد',
    ],
  },
};
