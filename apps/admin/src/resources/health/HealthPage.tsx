import { Alert, Box, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type MailHealth, useMailHealth } from '#features/mail/mail-health.ts';
import { mailTrouble } from '#features/mail/mail-trouble.ts';
import PublicPages from '#features/publishing/PublicPages.tsx';
import { rich, t } from '#i18n/t.ts';
import { elapsed } from '#ui/elapsed.ts';
import { Moment } from '#ui/Moment.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { Section } from '#ui/page/Section.tsx';
import { filteredListPath } from '#ui/record-paths.ts';
import { FailedMails } from './FailedMails.tsx';
import { SelfTest } from './SelfTest.tsx';

function HealthRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ py: 1, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

const moment = (at: string | null, never: string) =>
  at ? (
    <>
      <Moment at={at} /> ({elapsed(at)})
    </>
  ) : (
    never
  );

function Failed({ failed }: Pick<MailHealth, 'failed'>) {
  const { submissions, others } = failed;
  if (submissions + others === 0) return t('None');
  return (
    <>
      {submissions > 0 && (
        <MuiLink component={Link} to={filteredListPath('submissions', { view: 'mail-failed' })}>
          {t('About {submissions, plural, one {# submission} other {# submissions}}', {
            submissions,
          })}
        </MuiLink>
      )}
      {submissions > 0 && others > 0 && ', '}
      {others > 0 && t('{others} to subscribers or colleagues', { others })}
    </>
  );
}

function Mail({ health }: { health: MailHealth }) {
  const trouble = mailTrouble(health);
  const { waiting, failing } = health;
  return (
    <>
      {trouble.length > 0 ? (
        trouble.map((sentence, index) => (
          <Alert key={index} severity="warning" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
            {sentence}
          </Alert>
        ))
      ) : (
        <Alert severity="success" sx={{ mb: 1.5 }}>
          {t('Email is being sent normally.')}
        </Alert>
      )}
      <Box component="dl" sx={{ m: 0 }}>
        <HealthRow label={t('Last delivery')}>
          {moment(health.last_sent_at, t('No email has been sent yet'))}
        </HealthRow>
        <HealthRow label={t('Waiting')}>
          {waiting.oldest_at
            ? rich('{count}, the oldest of {oldestAt}', {
                count: waiting.count,
                oldestAt: moment(waiting.oldest_at, ''),
              })
            : waiting.count}
        </HealthRow>
        {failing.next_at && (
          <HealthRow label={t('Next try')}>
            <Moment at={failing.next_at} />
          </HealthRow>
        )}
        {health.uncertain > 0 && <HealthRow label={t('Uncertain')}>{health.uncertain}</HealthRow>}
        <HealthRow label={t('Failed permanently')}>
          <Failed failed={health.failed} />
        </HealthRow>
        <HealthRow label={t('Outbox last emptied')}>
          {moment(health.last_drain_at, t('Never'))}
        </HealthRow>
      </Box>
    </>
  );
}

export default function HealthPage() {
  const { data, error, refetch } = useMailHealth();
  return (
    <>
      <PageTitle title={t('Health')} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, sm: 3 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          maxWidth: 1100,
        }}
      >
        <Section title={t('Mail')} sx={{ gridRow: { md: 'span 2' } }}>
          {data ? (
            <Mail health={data} />
          ) : error ? (
            <LoadFailed error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton variant="rounded" height={300} />
          )}
        </Section>
        <SelfTest />
        <PublicPages />
        <FailedMails />
      </Box>
    </>
  );
}
