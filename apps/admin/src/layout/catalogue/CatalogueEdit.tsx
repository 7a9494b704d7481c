import { Button, Skeleton } from '@mui/material';
import { ExternalLink } from 'lucide-react';
import { useEditContext } from 'react-admin';
import { ConflictNotice } from '../ConflictNotice.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { RecordDrawer } from '../RecordDrawer.tsx';
import { RecordEdit } from '../RecordEdit.tsx';
import { useGuardedSave } from '../use-guarded-save.ts';
import { CatalogueForm } from './CatalogueForm.tsx';
import type { CatalogueKind, CatalogueRecord, Fields } from './catalogue-kind.ts';
import { savedValues } from './saved-values.ts';

const loading = <Skeleton variant="rounded" height={320} role="status" aria-label="Loading" />;

function RecordLoadFailed() {
  const { error, refetch } = useEditContext();
  return <LoadFailed error={error} onRetry={() => void refetch()} />;
}

type KindProps = { kind: CatalogueKind };

function RecordPage({ kind, guarded }: KindProps & { guarded: ReturnType<typeof useGuardedSave> }) {
  const { record, refetch } = useEditContext<CatalogueRecord>();
  if (!record) return null;
  const page = record.status === 'published' ? kind.pageOf?.(record) : undefined;
  return (
    <>
      {page && (
        <Button
          href={page}
          target="_blank"
          rel="noopener"
          endIcon={<ExternalLink size={18} />}
          sx={{ alignSelf: 'flex-start', mb: 1 }}
        >
          See it on the site
        </Button>
      )}
      {guarded.isInConflict && (
        <ConflictNotice guarded={guarded} record={record} reload={refetch} />
      )}
      <CatalogueForm kind={kind} resetOptions={guarded.resetOptions} />
    </>
  );
}

export function CatalogueEdit({ kind }: KindProps) {
  const guarded = useGuardedSave(kind.labels);
  return (
    <RecordDrawer resource={kind.resource} title={`Edit the ${kind.names.one}`}>
      <RecordEdit
        transform={(values: Fields) => savedValues(values, kind.empty)}
        mutationOptions={guarded.mutationOptions}
        loading={loading}
        error={<RecordLoadFailed />}
      >
        <RecordPage kind={kind} guarded={guarded} />
      </RecordEdit>
    </RecordDrawer>
  );
}
