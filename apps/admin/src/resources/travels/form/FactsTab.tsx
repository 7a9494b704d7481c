import { Box, Typography } from '@mui/material';
import { NumberInput } from 'react-admin';
import { useTravelChoices } from '../use-travel-choices.ts';
import { SuggestedTextInput } from './SuggestedTextInput.tsx';

const pairs = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

export function DurationInput() {
  const { data: choices } = useTravelChoices();
  return <SuggestedTextInput source="duration" label="Duration" inUse={choices?.durations} />;
}

export function GroupSizeInput() {
  const { data: choices } = useTravelChoices();
  return <SuggestedTextInput source="groupSize" label="Group size" inUse={choices?.group_sizes} />;
}

export function FactsTab() {
  return (
    <>
      <Box sx={pairs}>
        <DurationInput />
        <GroupSizeInput />
      </Box>
      <Typography variant="h2" sx={{ mt: 1 }}>
        Map location
      </Typography>
      <Box sx={pairs}>
        <NumberInput
          source="latitude"
          label="Latitude"
          step="any"
          helperText="For example, 36.59. Without coordinates there is no pin."
        />
        <NumberInput
          source="longitude"
          label="Longitude"
          step="any"
          helperText="For example, 2.44."
        />
      </Box>
    </>
  );
}
