import { Box, Skeleton } from '@mui/material';
import { useEditContext } from 'react-admin';
import { t } from '#i18n/t.ts';
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

export function RecordLoading({ title }: { title: string }) {
  return (
    <Box role="status" aria-label={t('Loading')}>
      <PageTitle title={title} isPending />
      <Skeleton height={48} width={140} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  );
}
