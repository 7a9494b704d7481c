import { Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import { storedMessage } from '#providers/errors/error-message.ts';
import { failureReason } from './failure-reason.ts';

/** Why an email was not delivered, and what the mail server said. */
export function FailureReason({ error }: { error: string }) {
  const message = storedMessage(error);
  // A stored code is no reply of a mail server.
  const reason = message === error ? failureReason(error) : undefined;
  return (
    <Typography variant="body2" color="error" component="p" sx={{ overflowWrap: 'anywhere' }}>
      {reason ?? message}
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
