import { Skeleton } from '@mui/material';
import { useEditContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ConflictNotice } from '#layout/ConflictNotice.tsx';
import { LoadFailed } from '#layout/LoadFailed.tsx';
import { RecordDrawer } from '#layout/RecordDrawer.tsx';
import { RecordEdit } from '#layout/RecordEdit.tsx';
import { useGuardedSave } from '#layout/use-guarded-save.ts';
import { PhotoForm } from './PhotoForm.tsx';
import { photoLabels, photoToSave } from './photo-form.ts';

const loading = <Skeleton variant="rounded" height={320} role="status" aria-label="Loading" />;

function PhotoLoadFailed() {
  const { error, refetch } = useEditContext();
  return <LoadFailed error={error} onRetry={() => void refetch()} />;
}

function PhotoPage({ guarded }: { guarded: ReturnType<typeof useGuardedSave> }) {
  const { record, refetch } = useEditContext();
  if (!record) return null;
  return (
    <>
      {guarded.isInConflict && (
        <ConflictNotice guarded={guarded} record={record} reload={refetch} />
      )}
      <PhotoForm resetOptions={guarded.resetOptions} />
    </>
  );
}

export default function PhotoEdit() {
  const guarded = useGuardedSave(photoLabels);
  const { id } = useParams();
  return (
    <RecordDrawer resource="photos" title="Edit the photo">
      <RecordEdit
        // Replacing leads from one photo's drawer to another's.
        key={id}
        transform={photoToSave}
        mutationOptions={guarded.mutationOptions}
        loading={loading}
        error={<PhotoLoadFailed />}
      >
        <PhotoPage guarded={guarded} />
      </RecordEdit>
    </RecordDrawer>
  );
}
