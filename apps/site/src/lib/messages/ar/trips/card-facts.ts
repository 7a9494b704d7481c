import type { cardFactsMessages as English } from '../../en/trips/card-facts.ts';
import { counted } from '../../plural.ts';
import { monthList } from '../grammar/months.ts';
import { effortNames } from './effort-names.ts';

export const cardFactsMessages: typeof English = {
  bestMonths: 'أفضل الأشهر:',
  months: (months) => (months.length === 12 ? 'طوال السنة' : monthList(months)),
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
