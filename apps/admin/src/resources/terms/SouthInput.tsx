import { BooleanInput } from 'react-admin';
import { t } from '#i18n/t.ts';

export function SouthInput() {
  return (
    <BooleanInput
      source="is_south"
      label={t('In the south')}
      helperText={t('Trips in this region show the entry papers for the south.')}
    />
  );
}
