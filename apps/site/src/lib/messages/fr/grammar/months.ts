import { monthRuns } from '@expat-buddy/domain/trip/months';
import { locale } from '../locale.ts';
import { monthName } from './month-name.ts';

const list = new Intl.ListFormat(locale.tag, { type: 'conjunction' });

/** Three consecutive months or more together: "mars à mai, septembre et octobre". */
export const monthList = (months: readonly number[]) =>
  list.format(
    monthRuns(months).flatMap(([first, last]) => {
      const names = first === last ? [monthName(first)] : [monthName(first), monthName(last)];
      return last === (first % 12) + 1 ? names : names.join(' à ');
    }),
  );
