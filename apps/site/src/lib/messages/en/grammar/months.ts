import { monthRuns } from '@expat-buddy/domain/trip/months';
import { monthName } from './month-name.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Three consecutive months or more together: "March to May, September and October". */
export const monthList = (months: readonly number[]) =>
  list.format(
    monthRuns(months).flatMap(([first, last]) => {
      const names = first === last ? [monthName(first)] : [monthName(first), monthName(last)];
      return last === (first % 12) + 1 ? names : names.join(' to ');
    }),
  );
