import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { t } from '#i18n/t.ts';
import { MAIL_HEALTH } from './mail-health.ts';
import { retryMail } from './retry-mail.ts';

export function RetryMailButton({ mail }: { mail: { id: string; to_email: string } }) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    try {
      if (await retryMail(mail.id))
        notify(t('Sent to {toEmail}.', { toEmail: mail.to_email }), { type: 'success' });
      else notify(t('It could not be sent this time either.'), { type: 'warning' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      // Also after an error, which often means that the state shown is stale.
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['mail_outbox'] }),
        queryClient.invalidateQueries({ queryKey: [MAIL_HEALTH] }),
      ]);
      setBusy(false);
    }
  }

  return (
    <Button
      size="small"
      variant="outlined"
      disabled={isBusy}
      onClick={() => void retry()}
      aria-label={t('Send again to {toEmail}', { toEmail: mail.to_email })}
      sx={{ mt: 0.5 }}
    >
      {isBusy ? t('Sending…') : t('Send again')}
    </Button>
  );
}
