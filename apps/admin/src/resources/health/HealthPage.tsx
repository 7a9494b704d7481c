import { Alert, Box, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type MailHealth, useMailHealth } from '#features/mail/mail-health.ts';
import { mailTrouble } from '#features/mail/mail-trouble.ts';
import PublicPages from '#features/publishing/PublicPages.tsx';
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
  if (submissions + others === 0) return 'None';
  return (
    <>
      {submissions > 0 && (
        <MuiLink component={Link} to={filteredListPath('submissions', { view: 'mail-failed' })}>
          {submissions === 1 ? 'About 1 submission' : `About ${submissions} submissions`}
        </MuiLink>
      )}
      {submissions > 0 && others > 0 && ', '}
      {others > 0 && `${others} to subscribers or colleagues`}
    </>
  );
}

function Mail({ health }: { health: MailHealth }) {
  const trouble = mailTrouble(health);
  const { waiting, failing } = health;
  return (
    <>
      {trouble.length > 0 ? (
        trouble.map((sentence) => (
          <Alert key={sentence} severity="warning" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
            {sentence}
          </Alert>
        ))
      ) : (
        <Alert severity="success" sx={{ mb: 1.5 }}>
          Email is being sent normally.
        </Alert>
      )}
      <Box component="dl" sx={{ m: 0 }}>
        <HealthRow label="Last delivery">
          {moment(health.last_sent_at, 'No email has been sent yet')}
        </HealthRow>
        <HealthRow label="Waiting">
          {waiting.count}
          {waiting.oldest_at && <>, the oldest of {moment(waiting.oldest_at, '')}</>}
        </HealthRow>
        {failing.next_at && (
          <HealthRow label="Next try">
            <Moment at={failing.next_at} />
          </HealthRow>
        )}
        {health.uncertain > 0 && <HealthRow label="Uncertain">{health.uncertain}</HealthRow>}
        <HealthRow label="Failed permanently">
          <Failed failed={health.failed} />
        </HealthRow>
        <HealthRow label="Outbox last emptied">{moment(health.last_drain_at, 'Never')}</HealthRow>
      </Box>
    </>
  );
}

export default function HealthPage() {
  const { data, error, refetch } = useMailHealth();
  return (
    <>
      <PageTitle title="Health" />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, sm: 3 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          maxWidth: 1100,
        }}
      >
        <Section title="Mail" sx={{ gridRow: { md: 'span 2' } }}>
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
