import { Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { rich, t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { confirmMail } from './confirm-mail.ts';
import { MAIL_HEALTH } from './mail-health.ts';

type UncertainMailProps = {
  mail: { id: string; to_email: string; uncertain_since: string | null };
};

export function UncertainMail({ mail }: UncertainMailProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await confirmMail(mail.id);
      notify(t('Marked as sent.'), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['mail_outbox'] }),
        queryClient.invalidateQueries({ queryKey: [MAIL_HEALTH] }),
      ]);
      setBusy(false);
    }
  }

  return (
    <>
      <Typography variant="body2" color="warning.main">
        {mail.uncertain_since
          ? rich(
              'It may have been sent on {moment}: the server stopped while sending. Check the mailbox of {recipient}, or ask the recipient, then choose “Send again” or “Mark as sent”.',
              {
                moment: <Moment key="moment" at={mail.uncertain_since} />,
                recipient: mail.to_email,
              },
            )
          : t(
              'It may have been sent: the server stopped while sending. Check the mailbox of {recipient}, or ask the recipient, then choose “Send again” or “Mark as sent”.',
              { recipient: mail.to_email },
            )}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        onClick={() => void confirm()}
        aria-label={t('Mark as sent to {recipient}', { recipient: mail.to_email })}
        sx={{ mt: 0.5, marginInlineEnd: 1 }}
      >
        {t('Mark as sent')}
      </Button>
    </>
  );
}
