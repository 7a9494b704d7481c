import { isGroupSize } from '@expat-buddy/domain/inquiry/group-sizes';
import { isServiceType } from '@expat-buddy/domain/inquiry/service-types';
import type { myInquiryMessages as English } from '../../en/inquiry/my-inquiry.ts';
import { counted } from '../../plural.ts';
import { figure } from '../grammar/figure.ts';
import { isolated } from '../grammar/isolated.ts';
import { nightForms, peopleForms } from '../grammar/plural-forms.ts';
import { groupSizeLabels } from './group-sizes.ts';
import { serviceTypeLabels } from './service-types.ts';

export const myInquiryMessages: typeof English = {
  pageTitle: 'طلبكم',
  reference: (reference) => `الطلب ${isolated(reference)}`,
  loading: 'جارٍ فتح طلبكم…',
  error: 'تعذر فتح طلبكم.',
  offline: 'أنتم غير متصلين بالإنترنت. يُفتح طلبكم حين يعود الاتصال.',
  tooMany: 'محاولات كثيرة من شبكتكم. حاولوا مرة أخرى بعد ساعة.',
  stale: 'قد لا تكون هذه آخر حالة: تعذر تحديث الصفحة.',
  invalid: {
    title: 'هذا الرابط لا يعمل',
    text: 'ربما انتهت صلاحيته، أو حل محله رابط أحدث، أو نُسخ مبتورا. أدخلوا العنوان الذي كتبتم لنا منه، ونرسل إليكم رابطا جديدا.',
    email: 'بريدكم الإلكتروني',
    emailInvalid: 'أدخلوا بريدا إلكترونيا صحيحا.',
    send: 'أرسلوا إليّ رابطا جديدا',
    sending: 'جارٍ الإرسال…',
    sentTitle: 'تفقدوا بريدكم',
    sent: 'إن كانت لدينا طلبات من هذا العنوان، فروابطها في الطريق إليكم. وإن لم يصلكم شيء خلال بضع دقائق، فتفقدوا مجلد البريد غير المرغوب فيه.',
    contact: 'أو اكتبوا لنا',
  },
  greeting: (name) => `مرحبا ${isolated(name)}`,
  states: {
    new: {
      title: 'وصلنا طلبكم',
      text: 'سيقرؤه شخص من فريقنا ويجيبكم هنا وبالبريد الإلكتروني.',
    },
    in_progress: {
      title: 'نعمل عليه',
      text: 'سنجيبكم هنا وبالبريد الإلكتروني.',
    },
    waiting: {
      title: 'الكلمة لكم',
      text: 'لقد أجبناكم، وننتظر أن نسمع منكم.',
    },
    unoffered: {
      title: 'لم يعد عرضنا قائما',
      text: 'لقد سحبناه. إذا رغبتم في عرض جديد، فاكتبوا إلينا أدناه.',
    },
    accepted: {
      title: 'قبلتم عرضنا',
      text: 'شكرا لكم. سنؤكده هنا وبالبريد الإلكتروني، ونخبركم بما يلي.',
    },
    won: {
      title: 'اتفقنا',
      text: 'نحضّر كل شيء. إن تغير شيء من جهتكم، فاكتبوا لنا أدناه.',
    },
    lost: { title: 'أُغلق هذا الطلب', text: 'اكتبوا لنا أدناه، فيُفتح من جديد.' },
    withdrawn: {
      title: 'سحبتم هذا الطلب',
      text: 'لم نعد نعمل عليه. إن غيرتم رأيكم، فاكتبوا لنا أدناه.',
    },
  },
  steps: {
    label: 'سير الطلب',
    received: 'الوصول',
    answered: 'الجواب',
    agreed: 'الاتفاق',
    notYet: 'ليس بعد',
  },
  thread: {
    title: 'مراسلاتنا',
    clock: 'التواريخ والأوقات في هذه الصفحة بتوقيت الجزائر.',
    you: 'أنتم',
    somebody: 'شخص آخر',
    office: (author, company) => (author ? `${isolated(author)}، ${isolated(company)}` : company),
    attached: 'الملفات',
    download: (name) => `تنزيل ${isolated(name)}`,
    downloadFailedTitle: 'لم يُنزَّل',
    downloadFailed: 'تعذر تنزيل الملف. يرجى المحاولة مرة أخرى.',
    size: (bytes) =>
      bytes < 1_000_000
        ? `${figure(Math.max(1, Math.round(bytes / 1024)))} كيلوبايت`
        : `${figure(bytes / 1024 / 1024)} ميغابايت`,
    changedDates: (from, to) => `غيرتم التواريخ: ${isolated(from)} ← ${isolated(to)}`,
    changedGroup: (from, to) => `غيرتم حجم المجموعة: ${isolated(from)} ← ${isolated(to)}`,
    changedUnder12: (from, to) =>
      `غيرتم عدد الأطفال بين 5 و12 سنة: ${isolated(from)} ← ${isolated(to)}`,
    changedUnder5: (from, to) =>
      `غيرتم عدد الأطفال دون 5 سنوات: ${isolated(from)} ← ${isolated(to)}`,
    open: 'غير محدد',
    proposal: 'مع عرض',
  },
  write: {
    title: 'اكتبوا لنا',
    label: 'رسالتكم',
    hint: 'سؤال، رغبة، تغيير في البرنامج…',
    send: 'إرسال الرسالة',
    sending: 'جارٍ الإرسال…',
    empty: 'اكتبوا بضع كلمات أولا.',
    tooLong: 'استعملوا 5\u202f000 حرف على الأكثر.',
    filesOnly: 'أرفقت ملفات.',
    sent: 'وصلتنا رسالتكم.',
    savedWithout: 'وصلتنا رسالتكم. أعيدوا إرسال الملف، أو أزيلوه لإنهاء الإرسال.',
    unsent: (names) => `وصلتنا رسالتكم من دون: ${isolated(names)}.`,
  },
  sent: {
    title: 'ما أرسلتموه',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    service: 'الخدمة',
    serviceName: (service) => (isServiceType(service) ? serviceTypeLabels[service] : service),
    about: 'الموضوع',
    chosen: 'اختياراتكم',
    plan: 'برنامج رحلتكم',
    people: (count) => counted(count, peopleForms),
    nights: (count) => counted(count, nightForms),
    dates: 'التواريخ',
    datesFrom: (day) => `ابتداءً من ${day}`,
    datesUntil: (day) => `إلى غاية ${day}`,
    group: 'حجم المجموعة',
    groupSize: (size) => (isGroupSize(size) ? groupSizeLabels[size] : size),
    childrenUnder12: 'أطفال بين 5 و12 سنة',
    childrenUnder5: 'أطفال دون 5 سنوات',
    transport: 'نحتاج إلى النقل',
    camping: 'مع التخييم',
    yes: 'نعم',
    notGiven: 'لم يُحدد بعد',
    change: 'تغيير التواريخ أو المجموعة أو الأطفال',
  },
  change: {
    title: 'تغيير التواريخ أو المجموعة أو الأطفال',
    departure: 'تاريخ الذهاب',
    return: 'تاريخ العودة',
    group: 'حجم المجموعة',
    undecided: 'لم يُحدد بعد',
    children: 'يرجى إدخال عدد صحيح من 0 إلى 99.',
    optional: 'اختياري',
    returnBeforeDeparture: 'تاريخ العودة يسبق تاريخ الذهاب.',
    save: 'حفظ التغييرات',
    saving: 'جارٍ الحفظ…',
    cancel: 'إلغاء',
    saved: 'وصلتنا تغييراتكم.',
    closed: 'لم يعد ممكنا تغيير هذا الطلب من هنا. اكتبوا لنا بدلا من ذلك.',
  },
  manage: {
    title: 'معطياتكم وهذه الصفحة',
    expires: (day) =>
      `رابطكم صالح إلى غاية ${day}، وكل رسالة تمدد صلاحيته. من يملك الرابط يستطيع قراءة هذه الصفحة، فاحتفظوا به لأنفسكم.`,
    privacy: 'كيف نتعامل مع معطياتكم',
  },
  withdraw: {
    button: 'سحب الطلب',
    question: 'هل تريدون سحب هذا الطلب؟',
    text: 'نتوقف عن العمل عليه. تبقى المراسلات هنا، ورسالة واحدة تفتحه من جديد.',
    yes: 'نعم، سحب الطلب',
    sending: 'جارٍ السحب…',
    cancel: 'الإبقاء عليه',
    failed: 'لم يعد ممكنا سحب هذا الطلب من هنا. اكتبوا لنا بدلا من ذلك.',
  },
  erase: {
    button: 'حذف معطياتي',
    question: 'هل تريدون حذف كل ما لدينا عنكم؟',
    text: 'يحذف هذا كل الطلبات الواردة من عنوانكم برسائلها وملفاتها وعروضها، واشتراككم في النشرة البريدية، وآراءكم، وحسابكم إن كان لكم حساب. لا يمكن التراجع عن ذلك، ولن نستطيع الرد عليكم بعده.',
    keptTitle: 'ما يلزمنا الاحتفاظ به',
    kept: [
      'كل شيء مؤقتا، إن كانت لكم رحلة حجزتموها ولم تتم بعد. تستلم وكالتنا طلبكم أولا وترد عليكم.',
      'كل ما يخص رحلة حجزتموها ويلزمنا القانون بالاحتفاظ به، كالفاتورة. وهو ليس جزءا من هذا الموقع.',
      'سجل يفيد بأن معطيات حُذفت: متى، وكم، وبصمة رقمية لعنوانكم نستطيع بها إثبات ذلك لكم. ولا يتضمن اسمكم ولا عنوانكم.',
    ],
    email: (masked) => `اكتبوا بريدكم الإلكتروني (${isolated(masked)}) لنرسل إليه رابط الحذف`,
    emailWrong: 'ليس هذا عنوان الطلب.',
    send: 'أرسلوا لي الرابط',
    sending: 'جارٍ الإرسال…',
    cancel: 'إلغاء',
    team: 'هذا العنوان لشخص من فريقنا. اسألوا مسؤول النظام.',
    sentTitle: 'تفقدوا بريدكم',
    sent: 'الرابط في طريقه إلى عنوانكم. يعمل لمدة ساعتين، ولا يُحذف شيء قبل أن تفتحوه وتؤكدوا.',
    confirm: 'حذف كل شيء',
    erasing: 'جارٍ الحذف…',
    expired: {
      title: 'هذا الرابط لا يعمل',
      text: 'ربما استُعمل من قبل، أو مضت عليه أكثر من ساعتين. افتحوا رابط طلبكم واطلبوا رابطا آخر.',
    },
    office: {
      title: 'وصل طلبكم إلى وكالتنا',
      text: 'لكم معنا رحلة لم تتم بعد، ولذلك لم يُحذف أي شيء حتى الآن. سيرد عليكم أحد من فريقنا عبر البريد الإلكتروني.',
    },
    doneTitle: 'حُذفت معطياتكم',
    done: 'لم يعد لدينا أي شيء عنكم. أما الرسائل التي أرسلناها من قبل فتبقى في صندوق بريدكم.',
  },
  failedTitle: 'لم ينجح ذلك',
  failed: 'تعذر الوصول إلينا. ما كتبتموه ما زال هنا؛ يرجى المحاولة مرة أخرى.',
  home: 'الذهاب إلى الصفحة الرئيسية',
};
