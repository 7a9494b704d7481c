import { monthRuns } from '@expat-buddy/domain/trip/months';
import { shortMonthName } from '../grammar/month-name.ts';
import { effortNames } from './effort-names.ts';

const run = ([first, last]: [number, number]) =>
  first === last ? shortMonthName(first) : `${shortMonthName(first)}–${shortMonthName(last)}`;

export const cardFactsMessages = {
  /** Read before the months by screen readers. */
  bestMonths: 'Best months:',
  months: (months: readonly number[]) =>
    months.length === 12 ? 'All year' : monthRuns(months).map(run).join(', '),
  efforts: effortNames,
  fromAge: (years: number) => (years === 0 ? 'all ages' : `from age ${years}`),
};
