import { Skeleton } from '@mui/material';
import { useEditContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { RecordDrawer } from '#ui/form/RecordDrawer.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { RecordEdit, type RecordEditProps } from './RecordEdit.tsx';

type EditDrawerProps = Pick<RecordEditProps, 'labels' | 'transform' | 'pageOf' | 'children'> & {
  resource: string;
  title: string;
};

const loading = <Skeleton variant="rounded" height={320} role="status" aria-label={t('Loading')} />;

function DrawerLoadFailed() {
  const { error, refetch } = useEditContext();
  return <LoadFailed error={error} onRetry={() => void refetch()} />;
}

export function EditDrawer({ resource, title, ...edit }: EditDrawerProps) {
  const { id } = useParams();
  return (
    <RecordDrawer resource={resource} title={title}>
      {/* A drawer can link to another record. */}
      <RecordEdit key={id} {...edit} loading={loading} error={<DrawerLoadFailed />} />
    </RecordDrawer>
  );
}
