import { DESCRIPTION_CUT } from '@expat-buddy/domain/travel/card-text';
import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { asText } from '#ui/inputs/form-text.ts';

export function DescriptionCut() {
  const characters = [...asText(useWatch({ name: 'description' }))];
  if (characters.length === 0) return null;
  const rest = characters.slice(DESCRIPTION_CUT).join('');
  return (
    <Box
      component="section"
      aria-label={t('The description on the card')}
      sx={{ borderInlineStart: 3, borderColor: 'divider', pl: 1.5, minWidth: 0 }}
    >
      <Typography variant="body2" color="text.secondary">
        {rest === ''
          ? t('The card shows all of it: {count} of {descriptionCut} characters.', {
              count: characters.length,
              descriptionCut: DESCRIPTION_CUT,
            })
          : t('The card shows the first {descriptionCut} of {count} characters:', {
              descriptionCut: DESCRIPTION_CUT,
              count: characters.length,
            })}
      </Typography>
      {rest !== '' && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {characters.slice(0, DESCRIPTION_CUT).join('')}
          <Box component="strong" sx={{ color: 'secondary.main' }}>
            ...
          </Box>
        </Typography>
      )}
    </Box>
  );
}
