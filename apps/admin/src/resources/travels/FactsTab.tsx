import { Box, Typography } from '@mui/material';
import { NumberInput, TextInput } from 'react-admin';
import { keepText } from '#layout/inputs/form-text.ts';
import { PriceInput } from './PriceInput.tsx';

const pairs = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

export function FactsTab() {
  return (
    <>
      <PriceInput />
      <Box sx={pairs}>
        <TextInput
          source="duration"
          label="Duration"
          parse={keepText}
          helperText="The site filters by exactly these words."
        />
        <TextInput
          source="groupSize"
          label="Group size"
          parse={keepText}
          helperText="The site filters by exactly these words."
        />
      </Box>
      <Typography variant="h2" sx={{ mt: 1 }}>
        Place on the map
      </Typography>
      <Box sx={pairs}>
        <NumberInput
          source="latitude"
          label="Latitude"
          step="any"
          helperText="Such as 36.59. Without a place, no pin."
        />
        <NumberInput source="longitude" label="Longitude" step="any" helperText="Such as 2.44." />
      </Box>
    </>
  );
}
