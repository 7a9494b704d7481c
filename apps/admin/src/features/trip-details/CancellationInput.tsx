import { allTripFields } from '@expat-buddy/domain/trip/fields';
import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { t, translated } from '#i18n/t.ts';
import { asText } from '#ui/inputs/form-text.ts';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { tripLabels } from './trip-form.ts';
import { useSiteSettings } from './use-site-settings.ts';

function GeneralTerms() {
  const { data: settings, isPending } = useSiteSettings();
  if (isPending) return null;
  const terms = settings?.cancellation_terms ?? '';
  return (
    <Box
      component="section"
      aria-label={t('General cancellation terms')}
      sx={{ borderInlineStart: 3, borderColor: 'divider', pl: 1.5, minWidth: 0 }}
    >
      <Typography variant="body2" color="text.secondary">
        {terms === ''
          ? t('There are no general terms in the site settings yet: visitors read “Ask us”.')
          : t('While this is empty, visitors read the general terms of the site settings:')}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {terms}
      </Typography>
    </Box>
  );
}

export function CancellationInput() {
  const own = asText(useWatch({ name: 'cancellation' }));
  return (
    <>
      <PlainTextInput
        source="cancellation"
        label={tripLabels.cancellation}
        helperText={translated(allTripFields.cancellation.help)}
        multiline
        minRows={allTripFields.cancellation.rows}
      />
      {own === '' && <GeneralTerms />}
    </>
  );
}
