import type { tripShareMessages as English } from '../../en/trips/trip-share.ts';
import { quoted } from '../grammar/quoted.ts';

export const tripShareMessages: typeof English = {
  label: 'مشاركة أو طباعة',
  share: 'مشاركة',
  print: 'طباعة',
  whatsapp: 'اسألونا على واتساب',
  message: (title, url) => `مرحبا، لدي سؤال عن ${quoted(title)}: ${url}`,
  copied: { title: 'نُسخ الرابط', description: 'ألصقوه حيث تريدون مشاركة هذه الصفحة.' },
  notCopied: (url) => ({ title: 'انسخوا هذا الرابط', description: url }),
};
