import { monthRuns } from '@expat-buddy/domain/trip/months';
import type { cardFactsMessages as English } from '../../en/trips/card-facts.ts';
import { counted } from '../../plural.ts';
import { monthName } from '../grammar/month-name.ts';
import { effortNames } from './effort-names.ts';

const run = ([first, last]: [number, number]) =>
  first === last ? monthName(first) : `${monthName(first)}–${monthName(last)}`;

export const cardFactsMessages: typeof English = {
  bestMonths: 'أفضل الأشهر:',
  months: (months) => (months.length === 12 ? 'طوال السنة' : monthRuns(months).map(run).join('، ')),
  efforts: effortNames,
  fromAge: (years) =>
    years === 0
      ? 'لكل الأعمار'
      : counted(years, {
          one: 'من سن سنة واحدة',
          two: 'من سن سنتين',
          few: 'من سن # سنوات',
          other: 'من سن # سنة',
        }),
};
