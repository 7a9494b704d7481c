import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { LoadFailed } from '../page/LoadFailed.tsx';

type ListStatesProps = {
  empty: ReactNode;
  children: ReactNode;
};

/** Pending, failed with retry, empty, and loaded. */
export function ListStates({ empty, children }: ListStatesProps) {
  const { data, error, isPending, refetch } = useListContext();
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Box role="status" aria-label={t('Loading')} sx={{ p: 2 }}>
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <Skeleton key={row} height={48} />
        ))}
      </Box>
    );
  }
  if (!data || data.length === 0) {
    return (
      <Box sx={{ px: 2, py: 6, textAlign: 'center' }}>
        <Typography color="text.secondary" component="div">
          {empty}
        </Typography>
      </Box>
    );
  }
  return children;
}
