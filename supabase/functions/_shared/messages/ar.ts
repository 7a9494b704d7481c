import { INVITATION_DAYS } from '@expat-buddy/domain/account/invitation';
import { isolate } from '@expat-buddy/domain/message/isolate';
import { CONFIRM_DAYS } from '@expat-buddy/domain/newsletter/limits';
import { counted } from './counted.ts';
import type { MailMessages } from './en.ts';

const ARABIC = /\p{Script=Arabic}/u;

export const ar: MailMessages = {
  labelled: (label, value) => `${label}: ${ARABIC.test(value) ? value : isolate(value)}`,
  beforeLink: (label) => `${label}:`,
  list: (items) => items.join('، '),
  receipt: {
    subject: (reference) => `وصلنا طلبكم (${reference})`,
    title: 'شكرا على طلبكم',
    answer: (reference) =>
      `رقم طلبكم هو ${isolate(reference)}. سيقرأ أحد أعضاء فريقنا طلبكم ويجيبكم على هذا العنوان في غضون 3 إلى 5 أيام عمل.`,
    follow: 'متابعة طلبكم',
    link: 'هذا الرابط خاص بكم وحدكم: تجدون فيه ما أرسلتموه وأجوبتنا، ويمكنكم من خلاله أن تكتبوا لنا أو تغيّروا تواريخكم أو تسحبوا طلبكم.',
    mistake: 'إن لم تكتبوا لنا، فربما أدخل أحدهم عنوانكم خطأ، ويمكنكم تجاهل هذه الرسالة.',
  },
  inquiryLink: {
    subject: (reference) => `رابط طلبكم ${reference}`,
    what: 'طلبتم هذا الرابط أو طلبته وكالتنا. يفتح لكم طلبكم: ما أرسلتموه وأجوبتنا ومكانا تكتبون لنا فيه.',
    validity: (day) =>
      `الرابط خاص بكم وحدكم وصالح إلى غاية ${day}. كل من يملكه يستطيع قراءة طلبكم، فنرجو ألا ترسلوه إلى غيركم.`,
    open: 'فتح طلبكم',
    mistake: 'إن لم تطلبوه، فيمكنكم تجاهل هذه الرسالة.',
  },
  reply: {
    subject: 'طلبكم',
    link: 'عرض طلبكم والرد علينا',
    read: 'قراءة العرض والرد عليه',
    proposal: 'العرض',
    total: 'المجموع',
    noCharge: 'مجانا',
    validUntil: 'صالح إلى غاية',
  },
  proposalOutcome: {
    confirmed: {
      subject: (reference) => `تم تأكيد حجزكم (${reference})`,
      what: 'أكدنا العرض الذي قبلتموه.',
      accepted: (day) => `أكدنا العرض الذي قبلتموه في ${day}.`,
      next: 'إن تغيّر شيء من جهتكم، فردوا على هذه الرسالة أو اكتبوا لنا في صفحتكم.',
    },
    withdrawn: {
      subject: (reference) => `سحبنا عرضنا (${reference})`,
      what: 'سحبنا هذا العرض. لم يعد ممكنا قبوله، ولا يترتب عليكم بسببه أي مبلغ.',
      accepted: (day) =>
        `سحبنا العرض الذي قبلتموه في ${day}. لم نكن قد أكدناه بعد: لم يُحجز شيء، ولا يترتب عليكم بسببه أي مبلغ.`,
      next: 'إن أردتم عرضا جديدا، فردوا على هذه الرسالة أو اكتبوا لنا في صفحتكم.',
    },
    payment: 'سنكتب لكم لنخبركم كيف تدفعون. لا يُدفع شيء عبر الإنترنت.',
    dates: 'التواريخ',
    open: 'فتح طلبكم',
  },
  review: {
    subject: 'كيف كانت رحلتكم؟ رأيكم يهمنا',
    ask: (company) =>
      `شكرا على سفركم مع ${isolate(company)}. هل تخبرون الآخرين كيف كانت رحلتكم؟ تكفي بضع جمل ونجوم تقييمكم، ونرحب بالنقد كما نرحب بالثناء.`,
    validity: (day) =>
      `الرابط خاص بكم وحدكم، يُستعمل مرة واحدة، وهو صالح إلى غاية ${day}. ننشر اسمكم الأول وشهر رحلتكم، ولا شيء غير ذلك عنكم.`,
    about: 'عن',
    write: 'كتابة رأي',
    once: 'نسألكم مرة واحدة فقط. إن فضّلتم ألا نسألكم بعد رحلة قادمة، فأخبرونا في الصفحة نفسها.',
  },
  newsletter: {
    unsubscribe: 'إلغاء الاشتراك',
    confirm: {
      subject: (company) => `أكّدوا اشتراككم في نشرة ${company}`,
      ask: (company) =>
        `سُجّل هذا العنوان في نشرة ${isolate(company)}، ونرجو أن تكونوا أنتم من سجّله. أكّدوا من فضلكم رغبتكم في تلقيها.`,
      validity: `الرابط صالح ${counted('ar', CONFIRM_DAYS, { few: '# أيام', other: '# يوما' })}، ويفتح صفحة فيها زر واحد يكفي الضغط عليه.`,
      consent: 'ما توافقون عليه',
      button: 'تأكيد اشتراكي',
      mistake: 'إن لم تكونوا أنتم من سجّل، فتجاهلوا هذه الرسالة ولن يُسجَّل العنوان.',
    },
    welcome: {
      subject: 'تم تأكيد اشتراككم',
      thanks: (company) =>
        `شكرا على تأكيد عنوانكم. ستصلكم نشرة ${isolate(company)} كلما كان لدينا جديد.`,
      leaving: 'يمكنكم إلغاء اشتراككم في أي وقت عبر الرابط أدناه، دون حاجة إلى حساب.',
    },
    already: {
      subject: 'أنتم مشتركون من قبل',
      what: (company) =>
        `سُجّل هذا العنوان مرة أخرى في نشرة ${isolate(company)}، ولعلكم أنتم من سجّله. أنتم مشتركون من قبل، فلا حاجة إلى أي خطوة.`,
      leaving: 'إن كنتم تريدون إلغاء الاشتراك، فاستعملوا الرابط أدناه.',
      mistake: 'إن لم تكونوا أنتم من سجّل، فيمكنكم تجاهل هذه الرسالة.',
    },
  },
  invitation: {
    subject: (inviter, company) => `دعوة من ${inviter} للانضمام إلى ${company}`,
    title: (company) => `دعوة إلى فضاء إدارة ${company}`,
    staff: (inviter, company) =>
      `تلقيتم دعوة من ${isolate(inviter)} للانضمام إلى فضاء إدارة ${isolate(company)}. بصفتكم عضوا في الفريق، تديرون محتوى الموقع وتجيبون على الطلبات.`,
    admin: (inviter, company) =>
      `تلقيتم دعوة من ${isolate(inviter)} للانضمام إلى فضاء إدارة ${isolate(company)}. بصفتكم مسؤولا، تديرون محتوى الموقع وتجيبون على الطلبات وتديرون حسابات الفريق.`,
    validity: `الرابط صالح ${counted('ar', INVITATION_DAYS, { few: '# أيام', other: '# يوما' })} ويُستعمل مرة واحدة.`,
    accept: 'قبول الدعوة',
    mistake: 'إن لم تكونوا تنتظرون هذه الدعوة، فيمكنكم تجاهل هذه الرسالة.',
  },
  inbound: {
    refused: (names) =>
      `[لم تُقبل: ${names}. تقبل الرسالة حتى 3 ملفات PDF أو JPEG أو PNG بحجم 10 ميغابايت كحد أقصى لكل ملف.]`,
    empty: '[لا تحتوي الرسالة على نص.]',
    cut: '[الرسالة طويلة جدا، وقد حُذفت نهايتها.]',
  },
};
