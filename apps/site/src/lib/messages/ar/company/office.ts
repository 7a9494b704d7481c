import type { officeMessages as English } from '../../en/company/office.ts';
import { counted } from '../../plural.ts';

export const officeMessages: typeof English = {
  days: (from, to) => `من ${from} إلى ${to}`,
  twoDays: (first, second) => `${first} و${second}`,
  hours: (days) => `أوقات العمل: ${days}، بتوقيت الجزائر.`,
  typicalReply: (hours, inquiries) => {
    const within = counted(hours, {
      one: 'ساعة عمل واحدة',
      two: 'ساعتي عمل',
      few: '# ساعات عمل',
      other: '# ساعة عمل',
    });
    const from = counted(inquiries, {
      one: 'طلب واحد ورد',
      two: 'طلبين وردا',
      few: '# طلبات وردت',
      many: '# طلبا وردت',
      other: '# طلب وردت',
    });
    return `نجيب عادة في غضون ${within}، استنادا إلى ${from} في آخر 90 يوما.`;
  },
};
