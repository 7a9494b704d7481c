import { Box, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { asText, keepText } from '#ui/inputs/form-text.ts';
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
      <TextInput
        source="cancellation"
        label={tripLabels.cancellation}
        parse={keepText}
        helperText={t('Only where it differs from the general terms, which it replaces.')}
        multiline
        minRows={3}
      />
      {own === '' && <GeneralTerms />}
    </>
  );
}
