import { completeness } from '@expat-buddy/domain/trip/completeness';
import type { TripTable } from '@expat-buddy/domain/trip/fields';
import { t } from '#i18n/t.ts';

/** Such as "18 of 22", from the number of answers. */
export const shownCompleteness = (answered: number, table: TripTable): string =>
  t('{answered} of {total}', { answered, total: completeness({}, table).total });
