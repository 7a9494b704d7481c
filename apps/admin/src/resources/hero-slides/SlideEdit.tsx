import { Skeleton } from '@mui/material';
import { useEditContext } from 'react-admin';
import { ConflictNotice } from '#layout/ConflictNotice.tsx';
import { LoadFailed } from '#layout/LoadFailed.tsx';
import { RecordDrawer } from '#layout/RecordDrawer.tsx';
import { RecordEdit } from '#layout/RecordEdit.tsx';
import { useGuardedSave } from '#layout/use-guarded-save.ts';
import { SlideForm } from './SlideForm.tsx';
import { slideLabels, slideToSave } from './slide-form.ts';

const loading = <Skeleton variant="rounded" height={320} role="status" aria-label="Loading" />;

function SlideLoadFailed() {
  const { error, refetch } = useEditContext();
  return <LoadFailed error={error} onRetry={() => void refetch()} />;
}

function SlidePage({ guarded }: { guarded: ReturnType<typeof useGuardedSave> }) {
  const { record, refetch } = useEditContext();
  if (!record) return null;
  return (
    <>
      {guarded.isInConflict && (
        <ConflictNotice guarded={guarded} record={record} reload={refetch} />
      )}
      <SlideForm resetOptions={guarded.resetOptions} />
    </>
  );
}

export default function SlideEdit() {
  const guarded = useGuardedSave(slideLabels);
  return (
    <RecordDrawer resource="hero-slides" title="Edit the slide">
      <RecordEdit
        transform={slideToSave}
        mutationOptions={guarded.mutationOptions}
        loading={loading}
        error={<SlideLoadFailed />}
      >
        <SlidePage guarded={guarded} />
      </RecordEdit>
    </RecordDrawer>
  );
}
