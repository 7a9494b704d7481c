import { vehicleFields } from '@expat-buddy/domain/vehicle/fields';
import { Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import { FieldTabs } from '#ui/fields/FieldTabs.tsx';
import { vehicleInputs } from './vehicle-inputs.tsx';

const tabs = {
  text: t('Text and photos'),
  facts: t('Facts'),
  lists: t('Equipment'),
  size: t('Size and fuel'),
  plan: t('Floor plan'),
  rental: t('Rental terms'),
  days: t('Availability'),
  trips: t('Road trips'),
};

const notes = {
  rental: (
    <Typography variant="body2" color="text.secondary">
      {t('Where a field is empty, visitors read “Ask us”.')}
    </Typography>
  ),
};

export default function VehicleInputs() {
  return (
    <FieldTabs
      fields={vehicleFields}
      own={vehicleInputs}
      tabs={tabs}
      notes={notes}
      label={t('Parts of the vehicle')}
    />
  );
}
