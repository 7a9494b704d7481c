import { Box, Chip, type ChipProps, Typography } from '@mui/material';
import { FailureReason } from '#features/mail/FailureReason.tsx';
import { RetryMailButton } from '#features/mail/RetryMailButton.tsx';
import { UncertainMail } from '#features/mail/UncertainMail.tsx';
import { isUncertain } from '#features/mail/uncertain-mail.ts';
import { rich, t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { canRetry, isWaitingToRetry, type Mail } from './mail-state.ts';

const states: Readonly<Record<Mail['status'], { label: string; color: ChipProps['color'] }>> = {
  queued: { label: t('Queued'), color: 'default' },
  sending: { label: t('Sending'), color: 'default' },
  sent: { label: t('Sent'), color: 'success' },
  failed: { label: t('Not delivered'), color: 'error' },
  withdrawn: { label: t('Replaced'), color: 'default' },
};
const uncertainState = { label: t('Uncertain'), color: 'warning' } as const;

/** The state of an email as one word. Without a row, the server has not written it yet. */
export function DeliveryChip({ mail }: { mail: Mail | undefined }) {
  const { label, color } = mail
    ? isUncertain(mail)
      ? uncertainState
      : states[mail.status]
    : states.queued;
  return <Chip size="small" variant="outlined" label={label} color={color} />;
}

/** Why an email is not delivered, and what to do. Nothing once it is. */
export function DeliveryTrouble({ mail }: { mail: Mail | undefined }) {
  if (!mail) return null;
  const inDoubt = isUncertain(mail);
  return (
    <Box sx={{ '& > :first-of-type': { mt: 1 } }}>
      {isWaitingToRetry(mail) && (
        <Typography variant="caption" color="text.secondary" component="p">
          {rich('Not sent; the next try is at {moment}.', {
            moment: <Moment key="moment" at={mail.next_attempt_at} />,
          })}
        </Typography>
      )}
      {mail.status !== 'sent' && mail.last_error && !inDoubt && (
        <FailureReason error={mail.last_error} />
      )}
      {inDoubt && <UncertainMail mail={mail} />}
      {canRetry(mail, Date.now()) && <RetryMailButton mail={mail} />}
    </Box>
  );
}
