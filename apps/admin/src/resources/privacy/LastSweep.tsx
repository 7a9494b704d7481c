import { Skeleton, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { rich, t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';

type Sweep = { id: number; ran_at: string; counts: Readonly<Record<string, number>> };

export function LastSweep() {
  const { data, error, isPending, refetch } = useGetList<Sweep>('sweeps', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
    filter: {},
  });
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton height={28} role="status" aria-label={t('Loading')} />;
  const [last] = data;
  if (!last) {
    return (
      <Typography>
        {t(
          'It has not run yet. It runs once a day. If this does not change, ask the person who runs the server to schedule it.',
        )}
      </Typography>
    );
  }
  const rows = Object.values(last.counts).reduce((sum, count) => sum + count, 0);
  return (
    <Typography>
      {rich(
        'Data past its retention period is deleted once a day. Last run: {moment}, {rows, plural, =0 {and there was nothing to delete} one {# entry} other {# entries}}.',
        { moment: <Moment key="moment" at={last.ran_at} />, rows },
      )}
    </Typography>
  );
}
