import type { guideMessages as English } from '../../en/guide/guide.ts';
import { isolated } from '../grammar/isolated.ts';
import { quoted } from '../grammar/quoted.ts';

export const guideMessages: typeof English = {
  title: 'العيش هنا',
  description:
    'السكن والوثائق والمدارس والصحة والسياقة والمال والطوارئ لمن يستقرون في الجزائر، ولا سيما في وهران والجزائر العاصمة: لكل معلومة مصدرها واليوم الذي قرأناه فيه.',
  heading: 'العيش هنا',
  intro:
    'ما يسأل عنه الوافد الجديد إلى وهران أو الجزائر العاصمة في أسابيعه الأولى. لكل معلومة مصدرها واليوم الذي قرأناه فيه؛ وحيث لم نجد مصدرا، نذكر من يُسأل. القواعد تتغير، فتحققوا قبل أن توقعوا أو تدفعوا أو تسوقوا.',
  beforeYouCome: 'للتأشيرات والجمارك ونصائح السفر صفحة خاصة:',
  contents: 'المواضيع',
  topics: {
    housing: {
      title: 'السكن',
      intro: 'عقد الإيجار، وما يتطلبه من مال، والفواتير التي تأتي مع الشقة.',
    },
    papers: {
      title: 'الوثائق',
      intro: 'الرخص، ووثائق بلدكم التي تقبلها الإدارة هنا.',
    },
    schools: {
      title: 'المدارس',
      intro: 'المدارس الدولية في وهران والجزائر العاصمة، ومدارس البلاد.',
    },
    health: {
      title: 'الصحة',
      intro: 'أين تذهبون، ومن يدفع، وأي صيدلية مناوبة الليلة.',
    },
    driving: {
      title: 'السياقة',
      intro: 'رخصتكم، ووثائق سيارتكم، وكيف هو الطريق.',
    },
    money: {
      title: 'المال',
      intro: 'الدينار والبطاقات والحسابات في بلد يدفع نقدا.',
    },
    emergencies: {
      title: 'الطوارئ',
      intro: 'احفظوا هذه الأرقام في هاتفكم قبل أن تحتاجوا إليها.',
    },
  },
  /** Before a heading that every topic has. */
  inTopic: (topic) => `${isolated(topic)}: `,
  ask: {
    title: 'من تسألون',
    text: 'لم نجد في هذه الأمور مصدرا حديثا، فلا نجزم فيها بشيء.',
  },
  askAlso: 'اسألوا:',
  help: {
    title: 'يمكننا مساعدتكم',
    ask: 'اسألونا',
    askAbout: (service, topic) => `عن ${quoted(service)}: ${isolated(topic)}`,
    message: (topic) => `العيش هنا، ${isolated(topic)}: `,
  },
  loading: 'جارٍ تحميل الدليل…',
  error: 'تعذر تحميل الدليل.',
  empty: 'لا شيء في الدليل حاليا. اسألونا مباشرة.',
};
