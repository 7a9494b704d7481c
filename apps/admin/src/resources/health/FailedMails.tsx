import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { FailureReason } from '#features/mail/FailureReason.tsx';
import { RetryMailButton } from '#features/mail/RetryMailButton.tsx';
import { UncertainMail } from '#features/mail/UncertainMail.tsx';
import { isUncertain, type MailInDoubt } from '#features/mail/uncertain-mail.ts';
import { rich, t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { Section } from '#ui/page/Section.tsx';
import { editPath } from '#ui/record-paths.ts';

type FailedMail = MailInDoubt & {
  id: string;
  submission_id: string | null;
  to_email: string;
  subject: string;
  attempts: number;
  last_error: string | null;
  created_at: string;
};

const SHOWN = 25;

/** Includes emails without a submission, which no other list shows. */
export function FailedMails() {
  const { data, total, error, refetch } = useGetList<FailedMail>('mail_outbox', {
    // An issue of the newsletter counts its own.
    filter: { status: 'failed', 'kind@neq': 'newsletter_issue' },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'created_at', order: 'DESC' },
  });
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Section title={t('Failed or uncertain')} sx={{ gridColumn: '1 / -1' }}>
      <Box component="ul" aria-label={t('Failed mails')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((mail) => (
          <Box
            key={mail.id}
            component="li"
            sx={{
              py: 1.25,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-child': { border: 0 },
            }}
          >
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {mail.submission_id ? (
                <MuiLink component={Link} to={editPath('submissions', mail.submission_id)}>
                  {mail.subject}
                </MuiLink>
              ) : (
                mail.subject
              )}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {t('To {recipient}', { recipient: mail.to_email })},{' '}
              {rich('written {moment}', { moment: <Moment key="moment" at={mail.created_at} /> })}
              {mail.attempts > 1 && `, ${t('{attempts} tries', { attempts: mail.attempts })}`}
            </Typography>
            {isUncertain(mail) ? (
              <UncertainMail mail={mail} />
            ) : (
              mail.last_error && <FailureReason error={mail.last_error} />
            )}
            <RetryMailButton mail={mail} />
          </Box>
        ))}
      </Box>
      {total !== undefined && total > SHOWN && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('The newest {shown} of {total}.', { shown: SHOWN, total })}
        </Typography>
      )}
    </Section>
  );
}
