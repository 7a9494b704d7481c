import { placeSchema } from '@expat-buddy/domain/place/schema';
import type { RecordKind } from '#features/bulk/records/record-kind.ts';
import { t } from '#i18n/t.ts';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { placeLabels, placeToSave } from './place-form.ts';

export const placeKind: RecordKind = {
  resource: 'places',
  names: { one: t('place'), many: t('places') },
  labels: placeLabels,
  schema: placeSchema,
  empty: {},
  validate: validateWith(placeSchema),
  toSave: placeToSave,
};
