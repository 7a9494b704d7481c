import { Box } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { NumberField } from '#ui/inputs/NumberField.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';

export function FeaturedInput() {
  return (
    <BooleanInput
      source="is_featured"
      label={t('Featured on the home page')}
      helperText={t(
        'The home page shows six travels, featured ones first, and fills any remaining places automatically.',
      )}
    />
  );
}

export function PositionInput() {
  return (
    <NumberField
      source="position"
      label={t('Position')}
      helperText={t('Featured travels appear in this order, lowest number first.')}
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
