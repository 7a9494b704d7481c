import { Box, Skeleton, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { type ErasedCounts, formatCounts } from '#features/person/person-counts.ts';
import { rich, t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';

type Erasure = {
  id: string;
  erased_at: string;
  counts: ErasedCounts;
  eraser: { full_name: string | null; email: string } | null;
};

const SHOWN = 20;

/** Proves erasures without naming anybody. */
export function Erasures() {
  const { data, error, isPending, refetch } = useGetList<Erasure>('erasures', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'erased_at', order: 'DESC' },
    filter: {},
    meta: { columns: 'id,erased_at,counts,eraser:profiles(full_name,email)' },
  });
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton height={28} role="status" aria-label={t('Loading')} />;
  if (data.length === 0)
    return <Typography>{t('No personal data has been erased yet.')}</Typography>;
  return (
    <Box component="ol" aria-label={t('Erasures')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map(({ id, erased_at, counts, eraser }) => (
        <Typography component="li" key={id} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
          {rich('{moment}, by {name}: {counts}.', {
            moment: <Moment key="moment" at={erased_at} />,
            name: eraser ? eraser.full_name?.trim() || eraser.email : t('a deleted account'),
            counts: formatCounts(counts).join(', '),
          })}
        </Typography>
      ))}
    </Box>
  );
}
