import type { efforts as English } from '../../en/trips/trip-efforts.ts';
import { effortNames } from './effort-names.ts';

export const efforts: typeof English = {
  easy: {
    name: effortNames.easy,
    meaning: 'جولات قصيرة بحذاء عادي، مع استراحات متى شئتم.',
  },
  moderate: {
    name: effortNames.moderate,
    meaning: 'بضع ساعات من الجهد كل يوم: مشي صعودا أو على الرمل، أو في الماء، أو خلف المقود.',
  },
  demanding: {
    name: effortNames.demanding,
    meaning: 'أيام كاملة من المشي على أرض وعرة، لمن اعتادوا المشي في الجبال.',
  },
  strenuous: {
    name: effortNames.strenuous,
    meaning: 'صعود طويل يوما بعد يوم، لأصحاب اللياقة ممن خاضوا مثله من قبل.',
  },
};
