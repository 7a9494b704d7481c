import { Box, Skeleton, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { rich, t } from '#i18n/t.ts';
import { storedMessage } from '#providers/errors/error-message.ts';
import { Moment } from '#ui/Moment.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { Section } from '#ui/page/Section.tsx';
import { HookSetting } from './HookSetting.tsx';
import { PublishingLine } from './PublishingLine.tsx';
import { type BuildRequest, usePublishing } from './publishing.ts';

const SHOWN = 3;

function Requests({ requests }: { requests: readonly BuildRequest[] }) {
  return (
    <Box
      component="ol"
      aria-label={t('Requested rebuilds')}
      sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}
    >
      {requests.slice(0, SHOWN).map(({ asked_at, by_schedule, outcome, detail }) => (
        <Typography component="li" variant="body2" color="text.secondary" key={asked_at}>
          {rich(by_schedule ? '{moment}, automatic: {outcome}' : '{moment}, manual: {outcome}', {
            moment: <Moment key="moment" at={asked_at} />,
            outcome: outcome ? storedMessage(detail) : t('in progress.'),
          })}
        </Typography>
      ))}
    </Box>
  );
}

export default function PublicPages() {
  const { data, error, refetch } = usePublishing();
  const { canAccess: maySet } = useCanAccess({ resource: 'settings', action: 'edit' });
  const again = () => void refetch();
  return (
    <Section title={t('Public pages')}>
      {data ? (
        <>
          <PublishingLine publishing={data} />
          {maySet && <HookSetting state={data.state} onChange={again} />}
          {data.state.requests.length > 0 && <Requests requests={data.state.requests} />}
        </>
      ) : error ? (
        <LoadFailed error={error} onRetry={again} />
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </Section>
  );
}
