import { Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import { raisedSentence } from '#providers/data/raised-sentences.ts';
import { failureReason } from './failure-reason.ts';

/** Why an email was not delivered, and what the mail server said. */
export function FailureReason({ error }: { error: string }) {
  const reason = failureReason(error);
  return (
    <Typography variant="body2" color="error" component="p" sx={{ overflowWrap: 'anywhere' }}>
      {reason ?? raisedSentence(error)}
      {reason && (
        <Typography
          variant="caption"
          color="text.secondary"
          component="span"
          sx={{ display: 'block' }}
        >
          {t('The mail server said: {error}', { error })}
        </Typography>
      )}
    </Typography>
  );
}
