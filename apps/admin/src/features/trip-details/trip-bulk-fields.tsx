import { type Field, fieldEntries } from '@expat-buddy/domain/content/field';
import { type TripField, type TripTable, tripFields } from '@expat-buddy/domain/trip/fields';
import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { t } from '#i18n/t.ts';
import { MonthsInput } from './months/MonthsInput.tsx';
import { tripInput } from './TripInputs.tsx';
import { tripLabels } from './trip-form.ts';

/** Where one input edits two fields. */
const together: Partial<Record<TripField, BulkField>> = {
  best_months: {
    label: t('Best and good months'),
    fields: ['best_months', 'good_months'],
    input: <MonthsInput />,
  },
};

const bulkField = (name: TripField): BulkField =>
  together[name] ?? { label: tripLabels[name], fields: [name], input: tripInput(name) };

/** What many travels or activities often share. */
export const tripBulkFields = (table: TripTable): readonly BulkField[] =>
  fieldEntries<Partial<Record<TripField, Field>>>(tripFields[table])
    .filter(([, { inBulk }]) => inBulk)
    .map(([name]) => bulkField(name));
