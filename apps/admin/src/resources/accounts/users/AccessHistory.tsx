import { Box, Skeleton, type SxProps, type Theme, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { Section } from '#ui/page/Section.tsx';
import type { UserRecord } from '../account.ts';
import { type AccessChange, describeAccessChange } from './access-change.ts';

const SHOWN = 50;

export function AccessHistory({ user, sx }: { user: UserRecord; sx?: SxProps<Theme> }) {
  const { data, total, error, isPending, refetch } = useGetList<AccessChange>('record_changes', {
    filter: { resource: ['staff_roles', 'profiles'], record_id: user.id },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'id', order: 'DESC' },
    meta: {
      columns:
        'id,resource,action,by_server,before,after,changed_at,actor:profiles(full_name,email)',
    },
  });
  return (
    <Section title={t('Access history')} sx={sx}>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height={48} />}
      {data?.length === 0 && (
        <Typography color="text.secondary">
          {t('No changes to the role or the account have been recorded.')}
        </Typography>
      )}
      {data && data.length > 0 && (
        <Box component="ol" aria-label={t('Access history')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((change) => (
            <Box component="li" key={change.id} sx={{ py: 0.75 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {describeAccessChange(change)}
              </Typography>
              <Typography variant="caption" color="text.secondary">
                <Moment at={change.changed_at} isLong />
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {(total ?? 0) > SHOWN && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('The newest {shown} of {total}.', { shown: SHOWN, total: total ?? 0 })}
        </Typography>
      )}
    </Section>
  );
}
