import { monthRuns } from '@expat-buddy/domain/trip/months';
import type { monthList as English } from '../../en/grammar/months.ts';
import { locale } from '../locale.ts';
import { monthName } from './month-name.ts';

const list = new Intl.ListFormat(locale.tag, { type: 'conjunction' });

/** Consecutive months together: «من مارس إلى ماي وأكتوبر». */
export const monthList: typeof English = (months) =>
  list.format(
    monthRuns(months).map(([first, last]) =>
      first === last ? monthName(first) : `من ${monthName(first)} إلى ${monthName(last)}`,
    ),
  );
