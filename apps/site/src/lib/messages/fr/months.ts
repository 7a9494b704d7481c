import { monthRuns } from '@expat-buddy/domain/trip/months';
import { locale } from './locale.ts';
import { monthName } from './month-name.ts';

const list = new Intl.ListFormat(locale.tag, { type: 'conjunction' });

/** Consecutive months together: "mars à mai et octobre". */
export const monthList = (months: readonly number[]) =>
  list.format(
    monthRuns(months).map(([first, last]) =>
      first === last ? monthName(first) : `${monthName(first)} à ${monthName(last)}`,
    ),
  );
