import { Box } from '@mui/material';
import { BooleanInput, NumberInput } from 'react-admin';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';

export function PublicationTab() {
  return (
    <>
      <Box sx={{ maxWidth: 420 }}>
        <PublicationInput />
      </Box>
      <BooleanInput
        source="is_featured"
        label="Featured on the home page"
        helperText="The home page shows six travels, featured ones first, and fills any remaining places automatically."
      />
      <Box sx={{ maxWidth: 420 }}>
        <NumberInput
          source="position"
          label="Position"
          step={1}
          helperText="Featured travels appear in this order, lowest number first."
        />
      </Box>
    </>
  );
}
