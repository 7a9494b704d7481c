import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { LoadFailed } from '../page/LoadFailed.tsx';

type ListStatesProps = {
  /** What to say when nothing is there, or nothing that fits the filters. */
  empty: ReactNode;
  children: ReactNode;
};

/** The four states of a list: pending, failed with retry, empty, there. */
export function ListStates({ empty, children }: ListStatesProps) {
  const { data, error, isPending, refetch } = useListContext();
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Box role="status" aria-label="Loading" sx={{ p: 2 }}>
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
