import { Box } from '@mui/material';
import { BooleanInput, NumberInput } from 'react-admin';
import { PublicationInput } from '#layout/inputs/PublicationInput.tsx';

export function PublicationTab() {
  return (
    <>
      <Box sx={{ maxWidth: 420 }}>
        <PublicationInput />
      </Box>
      <BooleanInput
        source="is_featured"
        label="Featured on the home page"
        helperText="The home page shows six travels: the featured ones first. It fills free places itself."
      />
      <Box sx={{ maxWidth: 420 }}>
        <NumberInput
          source="position"
          label="Position"
          step={1}
          helperText="Featured travels appear in this order, the smallest number first."
        />
      </Box>
    </>
  );
}
