import { t } from '#i18n/t.ts';
import { OptionalSelectInput } from '#ui/inputs/OptionalSelectInput.tsx';
import { tripLabels } from '../trip-form.ts';

const choices = [
  { id: 'true', name: t('Yes') },
  { id: 'false', name: t('No') },
];

export function VehicleIncludedInput() {
  return (
    <OptionalSelectInput
      source="vehicle_included"
      label={tripLabels.vehicle_included}
      choices={choices}
      format={(value: boolean | null) => (typeof value === 'boolean' ? String(value) : '')}
      parse={(value: string) => (value === '' ? null : value === 'true')}
      helperText={t('Whether the price contains the car.')}
    />
  );
}
