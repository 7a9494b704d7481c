import { monthRuns } from '@expat-buddy/domain/trip/months';
import type { monthList as English } from '../../en/grammar/months.ts';
import { locale } from '../locale.ts';
import { monthName } from './month-name.ts';

const list = new Intl.ListFormat(locale.tag, { type: 'conjunction' });

/** Three consecutive months or more together: «من مارس إلى ماي وأكتوبر» would be unclear for two. */
export const monthList: typeof English = (months) =>
  list.format(
    monthRuns(months).flatMap(([first, last]) => {
      if (first === last) return [monthName(first)];
      const isPair = last === (first % 12) + 1;
      return isPair
        ? [monthName(first), monthName(last)]
        : [`من ${monthName(first)} إلى ${monthName(last)}`];
    }),
  );
