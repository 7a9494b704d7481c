import type { typedDayMessages as English } from '../../en/controls/typed-day.ts';

export const typedDayMessages: typeof English = {
  label: 'كتابة تاريخ',
  example: '12/4/2027',
  choose: 'اختيار',
  unknown: 'اكتبوا اليوم والشهر والسنة، مثل \u206812/4/2027\u2069 أو 12 أفريل.',
  outside: (earliest, latest) => `اختاروا يوما من ${earliest} إلى ${latest}.`,
};
