import type { newsletterFormMessages as English } from '../../en/newsletter/newsletter-form.ts';

export const newsletterFormMessages: typeof English = {
  title: 'النشرة البريدية',
  text: 'اشتركوا لتصلكم أفكار للسفر وأخبار من الجزائر.',
  email: 'بريدكم الإلكتروني',
  invalid: 'يرجى إدخال بريد إلكتروني صحيح.',
  send: 'اشتراك',
  consent: 'بالاشتراك توافقون على سياسة الخصوصية لدينا وعلى تلقي أخبارنا.',
  sent: 'تفقدوا بريدكم: في رسالتنا رابط يؤكد اشتراككم.',
  errorTitle: 'خطأ',
  error: 'تعذر تسجيل اشتراككم. يرجى المحاولة مرة أخرى.',
  tooMany: 'وصلت اشتراكات كثيرة من شبكتكم في الساعة الأخيرة. يرجى المحاولة مرة أخرى بعد ساعة.',
};
