import {
  Box,
  Chip,
  type ChipProps,
  Skeleton,
  type SxProps,
  type Theme,
  Typography,
} from '@mui/material';
import { useGetList } from 'react-admin';
import { RetryMailButton } from '#features/mail/RetryMailButton.tsx';
import { UncertainMail } from '#features/mail/UncertainMail.tsx';
import { isUncertain } from '#features/mail/uncertain-mail.ts';
import { Moment } from '#ui/Moment.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { Section } from '#ui/page/Section.tsx';
import { canRetry, isWaitingToRetry, type Mail } from './mail-state.ts';

const states: Readonly<Record<Mail['status'], { label: string; color: ChipProps['color'] }>> = {
  queued: { label: 'Queued', color: 'default' },
  sending: { label: 'Sending', color: 'default' },
  sent: { label: 'Sent', color: 'success' },
  failed: { label: 'Failed', color: 'error' },
  withdrawn: { label: 'Replaced', color: 'default' },
};
const uncertainState = { label: 'Uncertain', color: 'warning' } as const;

function MailItem({ mail }: { mail: Mail }) {
  const inDoubt = isUncertain(mail);
  const { label, color } = inDoubt ? uncertainState : states[mail.status];
  return (
    <Box
      component="li"
      sx={{ py: 1, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          To {mail.to_email}
        </Typography>
        <Chip size="small" variant="outlined" label={label} color={color} />
      </Box>
      <Typography variant="caption" color="text.secondary" component="p">
        {mail.subject} · <Moment at={mail.sent_at ?? mail.created_at} />
        {mail.attempts > 1 && ` · ${mail.attempts} attempts`}
      </Typography>
      {isWaitingToRetry(mail) && (
        <Typography variant="caption" color="text.secondary" component="p">
          Not sent; the next try is at <Moment at={mail.next_attempt_at} />.
        </Typography>
      )}
      {mail.status !== 'sent' && mail.last_error && !inDoubt && (
        <Typography variant="caption" color="error" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {mail.last_error}
        </Typography>
      )}
      {inDoubt && <UncertainMail mail={mail} />}
      {canRetry(mail, Date.now()) && <RetryMailButton mail={mail} />}
    </Box>
  );
}

type MailSectionProps = { submissionId: string; sx?: SxProps<Theme> };

export function MailSection({ submissionId, sx }: MailSectionProps) {
  const { data, error, isPending, refetch } = useGetList<Mail>('mail_outbox', {
    filter: { submission_id: submissionId },
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'created_at', order: 'ASC' },
  });
  return (
    <Section title="Mails" sx={sx}>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height={40} />}
      {data?.length === 0 && (
        <Typography color="text.secondary">There are no emails about this submission.</Typography>
      )}
      {data && data.length > 0 && (
        <Box component="ul" aria-label="Mails" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((mail) => (
            <MailItem key={mail.id} mail={mail} />
          ))}
        </Box>
      )}
    </Section>
  );
}
