import type { efforts as English } from '../../en/trips/trip-efforts.ts';

export const efforts: typeof English = {
  easy: {
    name: 'سهل',
    meaning: 'مشي قصير بحذاء عادي، مع استراحات متى شئتم.',
  },
  moderate: {
    name: 'متوسط',
    meaning: 'بضع ساعات على الأقدام كل يوم، بعضها صعودا أو على الرمل.',
  },
  demanding: {
    name: 'صعب',
    meaning: 'أيام كاملة من المشي على أرض وعرة، لمن اعتادوا المشي في الجبال.',
  },
  strenuous: {
    name: 'شاق',
    meaning: 'صعود طويل يوما بعد يوم، لأصحاب اللياقة ممن خاضوا مثله من قبل.',
  },
};
