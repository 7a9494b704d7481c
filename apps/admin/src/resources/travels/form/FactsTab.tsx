import { Box, Typography } from '@mui/material';
import { NumberInput } from 'react-admin';
import { t } from '#i18n/t.ts';
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
        <NumberInput
          source="latitude"
          label={t('Latitude')}
          step="any"
          helperText={t('For example, 36.59. Without coordinates there is no pin.')}
        />
        <NumberInput
          source="longitude"
          label={t('Longitude')}
          step="any"
          helperText={t('For example, 2.44.')}
        />
      </Box>
    </>
  );
}
