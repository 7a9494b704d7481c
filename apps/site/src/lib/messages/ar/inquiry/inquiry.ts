import { inquiryLimits } from '@expat-buddy/domain/inquiry/limits';
import type { inquiryMessages as English } from '../../en/inquiry/inquiry.ts';
import { counted } from '../../plural.ts';
import { figure } from '../grammar/figure.ts';
import { isolated } from '../grammar/isolated.ts';
import { quoted } from '../grammar/quoted.ts';
import { groupSizeLabels } from './group-sizes.ts';
import { serviceTypeLabels } from './service-types.ts';

const files: (typeof English)['files'] = {
  label: 'صور أو وثائق',
  hint: 'إلى غاية 3 ملفات: JPEG أو PNG أو HEIC أو PDF، لا يتجاوز كل منها 10 ميغابايت. ويمكنكم سحبها إلى هنا.',
  choose: 'اختيار ملفات',
  camera: 'التقاط صورة',
  list: 'الملفات المرفقة',
  remove: (name) => `إزالة ${isolated(name)}`,
  retry: (name) => `إعادة إرسال ${isolated(name)}`,
  count: (count) => `${count} من 3 ملفات.`,
  added: (name, size, count) => `أُضيف ${isolated(name)}، ${size}. ${count} من 3 ملفات.`,
  reading: (name) => `جارٍ تحضير ${isolated(name)}…`,
  sending: (name) => `جارٍ إرسال ${isolated(name)}`,
  sent: 'أُرسل',
  size: (bytes) =>
    bytes < 1_000_000
      ? `${figure(Math.max(1, Math.round(bytes / 1024)))} كيلوبايت`
      : `${figure(bytes / 1024 / 1024)} ميغابايت`,
  refusals: {
    tooMany: (name) => `لم يُضف ${isolated(name)}: يقبل الطلب 3 ملفات على الأكثر.`,
    tooLarge: (name) => `حجم ${isolated(name)} يفوق 10 ميغابايت. اختاروا ملفا أصغر.`,
    empty: (name) => `الملف ${isolated(name)} فارغ.`,
    heic: (name) =>
      `الملف ${isolated(name)} صورة HEIC تعذر تحويلها. احفظوها بصيغة JPEG وأضيفوها من جديد.`,
    noise: (name) =>
      `لم تُضف ${isolated(name)}: يحمي هذا المتصفح من التعقب بالبصمة الرقمية وسيشوه الصورة. احفظوها بصيغة JPEG وأضيفوها من جديد، أو اسمحوا لهذا الموقع باستخدام بيانات الصور بجانب العنوان.`,
    otherType: (name) => `الملف ${isolated(name)} ليس من نوع JPEG أو PNG أو PDF.`,
  },
  failures: {
    unanswered: 'تعذر إرساله. حاولوا مرة أخرى.',
    tooManyNow: 'وصلت ملفات كثيرة من شبكتكم. حاولوا مرة أخرى بعد ساعة.',
    tooLate: 'وصل بعد فوات الأوان لهذا الطلب. أرسلوه مع طلب جديد.',
    refused: 'رفض خادمنا هذا الملف.',
  },
  savedWithout: 'وصلنا طلبكم. أعيدوا إرسال الملف، أو أزيلوه لإنهاء الإرسال.',
  unsent: (names) => `وصلنا طلبكم من دون: ${names.map(isolated).join('، ')}.`,
  notKept:
    'أنتم غير متصلين بالإنترنت، ولا يستطيع هذا المتصفح حفظ ملفاتكم. أزيلوها، أو أعيدوا الإرسال حين يعود الاتصال.',
};

export const inquiryMessages: typeof English = {
  title: 'اتصلوا بنا',
  intro: (service) => `أرسلوا إلينا طلبكم: ${isolated(service)}. سنرد عليكم في أقرب وقت ممكن.`,
  selectedTravels: 'الرحلات المختارة',
  selectedActivities: 'الأنشطة المختارة',
  selectedPlan: 'برنامج رحلتكم',
  selectedSubject: 'الموضوع',
  name: 'الاسم',
  namePlaceholder: 'اسمكم',
  email: 'البريد الإلكتروني',
  emailPlaceholder: 'بريدكم الإلكتروني',
  service: 'الخدمة',
  message: 'الرسالة',
  groupSize: 'حجم المجموعة',
  groupSizePlaceholder: 'كم أنتم؟',
  groupSizes: groupSizeLabels,
  departureDate: 'تاريخ الذهاب',
  returnDate: 'تاريخ العودة',
  childrenUnder12: 'أطفال بين 5 و12 سنة',
  childrenUnder5: 'أطفال دون 5 سنوات',
  transportation: 'نحتاج إلى النقل',
  camping: 'مع التخييم',
  deselect: (title) => `إزالة ${quoted(title)}`,
  notice: 'ما تكتبونه هنا نستعمله للرد عليكم، لا لغير ذلك.',
  submit: 'إرسال الطلب',
  submitting: 'جارٍ الإرسال…',
  refused: (count) =>
    counted(count, {
      one: 'خانة واحدة تحتاج إلى مراجعة.',
      two: 'خانتان تحتاجان إلى مراجعة.',
      few: '# خانات تحتاج إلى مراجعة.',
      other: '# خانة تحتاج إلى مراجعة.',
    }),
  files,
  placeholders: {
    general:
      'أخبرونا بما يدور في بالكم: ما تفضلون، والأماكن التي تحلمون بها، وما تحتاجون إليه في الرحلة، وكل ما ينبغي أن نعرفه، كمرونة التواريخ أو حمية غذائية أو احتياجات خاصة بالتنقل.',
    handbook:
      'ماذا تودون أن تعرفوا عن العيش في الجزائر؟ أخبرونا أين تعيشون أو ستعيشون، ومنذ متى، وما الأهم عندكم: الوثائق أم السكن أم المدرسة أم الصحة.',
    mechanic:
      'ما هي المركبة (العلامة والطراز والسنة)، وأين هي، وما عطلها؟ وأخبرونا أيضا متى تحتاجون إليها من جديد.',
    'team-building':
      'حدثونا عن فريقكم: كم أنتم، وما الذي يجمعكم، في الداخل أم في الهواء الطلق، يوم واحد أم أكثر، وما الذي ينبغي أن يتغير بعدها.',
    events:
      'عن أي فعالية تسألون، أو بماذا تودون أن تحتفلوا؟ أخبرونا كم شخصا سيحضر وما الذي تحتاجون إليه: مكان، طعام، موسيقى، نقل، مبيت.',
    'trip-planner':
      'أين تودون الذهاب، وماذا تحبون (البحر، الجبال، حجارة الرومان، الصحراء)، وبأي إيقاع، وبأي ميزانية؟ من ذلك نرسم لكم مسارا.',
    'car-rental': 'أي مركبة تريدون، وأين تستلمونها وتعيدونها، ومن يسوق، وأي طرق تنوون سلوكها؟',
  },
  serviceNames: serviceTypeLabels,
  serviceInSentence: {
    general: 'مشاريعكم في الجزائر',
    handbook: 'دليل المقيم الأجنبي',
    mechanic: 'البحث عن ميكانيكي',
    'team-building': 'أيام فرق العمل',
    events: 'الفعاليات',
    'trip-planner': 'رحلة على مقاسكم',
    'car-rental': 'كراء السيارات',
  },
  errors: {
    nameTooShort: 'يجب ألا يقل الاسم عن حرفين.',
    emailInvalid: 'يرجى إدخال بريد إلكتروني صحيح.',
    messageTooShort: 'يجب ألا تقل الرسالة عن 10 أحرف.',
    nameTooLong: `يجب ألا يتجاوز الاسم ${figure(inquiryLimits.name.max)} حرف.`,
    serviceMissing: 'يرجى اختيار خدمة.',
    serviceTooLong: `يجب ألا يتجاوز اسم الخدمة ${figure(inquiryLimits.service.max)} حرف.`,
    messageTooLong: `يجب ألا تتجاوز الرسالة ${figure(inquiryLimits.message.max)} حرف.`,
    groupSizeUnknown: 'يرجى اختيار أحد أحجام المجموعة.',
    childrenNotWhole: 'يرجى إدخال عدد صحيح، 0 أو أكثر.',
    childrenTooMany: `يرجى إدخال ${figure(inquiryLimits.children.max)} على الأكثر.`,
    dayInvalid: 'يرجى اختيار تاريخ.',
    dayTooFar: 'اختاروا تاريخا ضمن السنوات الخمس القادمة.',
    departurePast: 'لا يمكن أن يكون تاريخ الذهاب في الماضي.',
    returnPast: 'لا يمكن أن يكون تاريخ العودة في الماضي.',
    returnBeforeDeparture: 'لا يمكن أن يسبق تاريخ العودة تاريخ الذهاب.',
    detailText: 'يرجى كتابة سطر واحد، {max} حرفا على الأكثر.',
    detailNumber: 'يرجى إدخال عدد صحيح من {min} إلى {max}.',
    detailTime: 'يرجى إدخال وقت، مثل 14:30.',
    tooManySelected: `يرجى اختيار ${figure(inquiryLimits.selection.max)} على الأكثر.`,
  },
  failures: {
    notSaved: 'تعذر حفظ طلبكم. يرجى المحاولة مرة أخرى.',
    tooMany:
      'تلقينا منكم أو من شبكتكم طلبات كثيرة في الساعة الأخيرة. يرجى المحاولة مرة أخرى بعد ساعة؛ نصكم باق هنا.',
    spamCheck:
      'لم يتمكن متصفحكم من إتمام فحص صغير ضد الرسائل المزعجة. يرجى المحاولة مرة أخرى؛ نصكم باق هنا. وإن تكرر ذلك فاكتبوا لنا بالبريد الإلكتروني.',
  },
  sentTitle: 'أُرسل الطلب',
  sentNote: (reference) => `أُرسل، رقمه ${isolated(reference)}.`,
  optional: 'اختياري',
  sentText: (email) => `سنرد عليكم في أقرب وقت ممكن على ${isolated(email)}.`,
  waiting: {
    title: 'طلب في الانتظار',
    text: 'أنتم غير متصلين بالإنترنت. طلبكم ينتظر على هذا الجهاز ويُرسل حين يعود الاتصال.',
    region: 'طلبات في الانتظار',
    count: (count) =>
      counted(count, {
        zero: 'لا طلبات تنتظر على هذا الجهاز.',
        one: 'طلب واحد ينتظر على هذا الجهاز.',
        two: 'طلبان ينتظران على هذا الجهاز.',
        few: '# طلبات تنتظر على هذا الجهاز.',
        many: '# طلبا تنتظر على هذا الجهاز.',
        other: '# طلب تنتظر على هذا الجهاز.',
      }),
    refused: 'وصلنا لكن تعذر حفظه. حاولوا مرة أخرى، أو اتصلوا بنا بطريقة أخرى قبل أن تحذفوه.',
    sendNow: 'إرسال الآن',
    sending: 'جارٍ الإرسال…',
    remove: 'حذف',
    removed: 'حُذف من هذا الجهاز. لم يُرسل.',
    stillOffline: 'تعذر إرساله الآن. طلبكم ما زال في الانتظار.',
    sentMany: (count) =>
      counted(count, {
        zero: 'لم يُرسل أي طلب.',
        one: 'أُرسل طلب واحد.',
        two: 'أُرسل طلبان.',
        few: 'أُرسلت # طلبات.',
        many: 'أُرسل # طلبا.',
        other: 'أُرسل # طلب.',
      }),
    expiredTitle: 'حُذف الطلب',
    expired:
      'انتظر أحد الطلبات سبعة أيام على هذا الجهاز من دون اتصال، فحُذف. لم يُرسل: يرجى أن تكتبوا لنا من جديد.',
  },
  failedTitle: 'خطأ',
  failedText: 'حدثت مشكلة أثناء إرسال طلبكم. يرجى المحاولة مرة أخرى.',
};
