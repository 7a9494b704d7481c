import { type allTripFields, type TripTable, tripFields } from '@expat-buddy/domain/trip/fields';
import { bulkFieldsOf } from '#features/bulk/edit/bulk-fields-of.ts';
import { t } from '#i18n/t.ts';
import { MonthsInput } from './months/MonthsInput.tsx';
import { ownInputs } from './own-inputs.tsx';

/** What many travels or activities often share. */
export const tripBulkFields = (table: TripTable) =>
  bulkFieldsOf(tripFields[table] as typeof allTripFields, ownInputs, {
    best_months: {
      label: t('Best and good months'),
      fields: ['best_months', 'good_months'],
      input: <MonthsInput />,
    },
  });
