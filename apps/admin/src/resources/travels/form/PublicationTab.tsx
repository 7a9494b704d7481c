import { Box } from '@mui/material';
import { BooleanInput, NumberInput } from 'react-admin';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';

export function FeaturedInput() {
  return (
    <BooleanInput
      source="is_featured"
      label="Featured on the home page"
      helperText="The home page shows six travels, featured ones first, and fills any remaining places automatically."
    />
  );
}

export function PositionInput() {
  return (
    <NumberInput
      source="position"
      label="Position"
      step={1}
      helperText="Featured travels appear in this order, lowest number first."
    />
  );
}

export function PublicationTab() {
  return (
    <>
      <Box sx={{ maxWidth: 420 }}>
        <PublicationInput />
      </Box>
      <FeaturedInput />
      <Box sx={{ maxWidth: 420 }}>
        <PositionInput />
      </Box>
    </>
  );
}
