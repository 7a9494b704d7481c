import type { Row } from '@expat-buddy/domain/supabase-client';
import { vehicleFields } from '@expat-buddy/domain/vehicle/fields';
import { vehicleSchema } from '@expat-buddy/domain/vehicle/schema';
import { Chip } from '@mui/material';
import { lazy } from 'react';
import { catalogueKind } from '#features/catalogue/catalogue-kind.ts';
import { t } from '#i18n/t.ts';
import { emptyForm, recordLabels } from '#ui/fields/field-labels.ts';
import { fuelChoices, gearboxChoices } from './vehicle-form.ts';
import { type JoinedVehicle, readVehicle, vehicleColumns } from './vehicle-row.ts';

export default catalogueKind<Row<'vehicles'>>('vehicles', {
  names: { one: t('vehicle'), many: t('vehicles') },
  columns:
    'id,name,image,berths,seats,price_per_day,minimum_days,with_driver,status,position,updated_at',
  none: t('There are no vehicles yet. Add the first one: it stays a draft until you publish it.'),
  row: ({ image, berths, seats, price_per_day, with_driver }) => ({
    picture: image,
    details: [
      t(
        '{berths, plural, =0 {No sleeping places} one {# sleeping place} other {# sleeping places}}',
        { berths },
      ),
      t('{seats, plural, one {# seat} other {# seats}}', { seats }),
      price_per_day || t('on request'),
    ].join(' · '),
    mark: with_driver && <Chip size="small" variant="outlined" label={t('With driver')} />,
  }),
  empty: emptyForm(vehicleFields),
  labels: recordLabels(vehicleFields),
  schema: vehicleSchema,
  records: {
    choices: { gearbox: gearboxChoices, fuel: fuelChoices },
    references: { travel_ids: { resource: 'travels', name: 'title' } },
    columns: vehicleColumns,
    fromRow: (row) => readVehicle(row as JoinedVehicle),
  },
  bulkFields: () => import('./vehicle-bulk-fields.tsx'),
  Inputs: lazy(() => import('./VehicleInputs.tsx')),
});
