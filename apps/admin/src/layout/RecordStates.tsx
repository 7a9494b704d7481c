import { Box, Skeleton } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useEditContext } from 'react-admin';
import { BackLink } from './BackLink.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { PageTitle } from './PageTitle.tsx';

type RecordStateProps = { title: string; resource: string; backTo: string };

export function RecordLoadFailed({ title, resource, backTo }: RecordStateProps) {
  const { error, refetch } = useEditContext();
  return (
    <>
      <PageTitle title={title} />
      <BackLink resource={resource}>{backTo}</BackLink>
      <LoadFailed error={error} onRetry={() => void refetch()} />
    </>
  );
}

/**
 * Shows a form once the record was read after the page opened. A list leaves older copies behind, and
 * what somebody types over one would be lost when the newer one arrives.
 */
export function FreshRecord({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  const { isFetching } = useEditContext();
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    if (!isFetching) setFresh(true);
  }, [isFetching]);
  return isFresh ? children : loading;
}

export function RecordLoading({ title }: { title: string }) {
  return (
    <Box role="status" aria-label="Loading">
      <PageTitle title={title} />
      <Skeleton height={48} width={140} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  );
}
