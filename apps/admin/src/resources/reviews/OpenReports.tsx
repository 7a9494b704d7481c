import { Box, Button, Typography } from '@mui/material';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { t } from '#i18n/t.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import { Moment } from '#ui/Moment.tsx';
import { type ReviewRecord, ruleNames } from './review.ts';

/** What visitors reported and nobody has handled. */
export function OpenReports({ review }: { review: ReviewRecord }) {
  const reports = review.reports.filter(({ is_handled }) => !is_handled);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  if (reports.length === 0) return null;

  const handle = async () => {
    setBusy(true);
    const ids = reports.map(({ id }) => id);
    const { error, status } = await supabase
      .from('review_reports')
      .update({ is_handled: true })
      .in('id', ids);
    if (error) notify(toDataError({ status, body: error }).message, { type: 'error' });
    else notify(t('Marked as handled.'), { type: 'success' });
    setBusy(false);
    refresh();
  };

  return (
    <Box sx={{ mt: 1.5, p: 1.5, border: 1, borderColor: 'warning.main', borderRadius: 1 }}>
      <Typography variant="body2" sx={{ display: 'flex', gap: 1, fontWeight: 500 }}>
        <Flag size={16} aria-hidden="true" />
        {t('{count, plural, one {# report} other {# reports}}', { count: reports.length })}
      </Typography>
      <Box component="ul" aria-label={t('Reports')} sx={{ m: 0, my: 1, paddingInlineStart: 2.5 }}>
        {reports.map(({ id, rule, details, created_at }) => (
          <Typography key={id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {ruleNames[rule]}, <Moment at={created_at} />
            {details && (
              <>
                : <bdi>{details}</bdi>
              </>
            )}
          </Typography>
        ))}
      </Box>
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        onClick={() => void handle()}
        aria-label={t('Mark the reports of the review of {name} as handled', { name: review.name })}
      >
        {t('Mark as handled')}
      </Button>
    </Box>
  );
}
