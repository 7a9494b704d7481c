import { Skeleton } from '@mui/material';
import { EditBase, useEditContext } from 'react-admin';
import { ConflictNotice } from '#layout/ConflictNotice.tsx';
import { LoadFailed } from '#layout/LoadFailed.tsx';
import { readOptions } from '#layout/query-options.ts';
import { RecordDrawer } from '#layout/RecordDrawer.tsx';
import { FreshRecord } from '#layout/RecordStates.tsx';
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
        <ConflictNotice
          changed={guarded.changedBetween(record)}
          onTakeTheirs={() => guarded.resolve(refetch, false)}
          onKeepMine={() => guarded.resolve(refetch, true)}
        />
      )}
      <SlideForm resetOptions={guarded.resetOptions} />
    </>
  );
}

export default function SlideEdit() {
  const guarded = useGuardedSave(slideLabels);
  return (
    <RecordDrawer resource="hero-slides" title="Edit the slide">
      <EditBase
        mutationMode="pessimistic"
        redirect={false}
        transform={slideToSave}
        mutationOptions={guarded.mutationOptions}
        queryOptions={readOptions}
        loading={loading}
        error={<SlideLoadFailed />}
      >
        <FreshRecord loading={loading}>
          <SlidePage guarded={guarded} />
        </FreshRecord>
      </EditBase>
    </RecordDrawer>
  );
}
