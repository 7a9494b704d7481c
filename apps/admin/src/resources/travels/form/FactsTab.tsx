import { Box, Typography } from '@mui/material';

import { t } from '#i18n/t.ts';
import { NumberField } from '#ui/inputs/NumberField.tsx';
import { useTravelChoices } from '../use-travel-choices.ts';
import { SuggestedTextInput } from './SuggestedTextInput.tsx';

const pairs = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

export function DurationInput() {
  const { data: choices } = useTravelChoices();
  return <SuggestedTextInput source="duration" label={t('Duration')} inUse={choices?.durations} />;
}

export function GroupSizeInput() {
  const { data: choices } = useTravelChoices();
  return (
    <SuggestedTextInput source="groupSize" label={t('Group size')} inUse={choices?.group_sizes} />
  );
}

export function FactsTab() {
  return (
    <>
      <Box sx={pairs}>
        <DurationInput />
        <GroupSizeInput />
      </Box>
      <Typography variant="h2" sx={{ mt: 1 }}>
        {t('Map location')}
      </Typography>
      <Box sx={pairs}>
        <NumberField
          source="latitude"
          label={t('Latitude')}
          mostDecimals={6}
          helperText={t('For example, 36.59. Without coordinates there is no pin.')}
        />
        <NumberField
          source="longitude"
          label={t('Longitude')}
          mostDecimals={6}
          helperText={t('For example, 2.44.')}
        />
      </Box>
    </>
  );
}
