import { monthRuns } from '@expat-buddy/domain/trip/months';
import { monthName } from './month-name.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Consecutive months together: "March to May and October". */
export const monthList = (months: readonly number[]) =>
  list.format(
    monthRuns(months).map(([first, last]) =>
      first === last ? monthName(first) : `${monthName(first)} to ${monthName(last)}`,
    ),
  );
