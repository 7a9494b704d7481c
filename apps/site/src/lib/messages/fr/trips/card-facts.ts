import { monthRuns } from '@expat-buddy/domain/trip/months';
import type { cardFactsMessages as English } from '../../en/trips/card-facts.ts';
import { counted } from '../../plural.ts';
import { shortMonthName } from '../grammar/month-name.ts';
import { effortNames } from './effort-names.ts';

const run = ([first, last]: [number, number]) =>
  first === last ? shortMonthName(first) : `${shortMonthName(first)}–${shortMonthName(last)}`;

export const cardFactsMessages: typeof English = {
  bestMonths: 'Meilleurs mois :',
  months: (months: readonly number[]) =>
    months.length === 12 ? 'Toute l’année' : monthRuns(months).map(run).join(', '),
  efforts: effortNames,
  fromAge: (years: number) =>
    years === 0 ? 'tous les âges' : counted(years, { one: 'dès # an', other: 'dès # ans' }),
};
