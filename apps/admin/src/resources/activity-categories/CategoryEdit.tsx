import { Skeleton } from '@mui/material';
import { useEditContext } from 'react-admin';
import { ConflictNotice } from '#layout/ConflictNotice.tsx';
import { LoadFailed } from '#layout/LoadFailed.tsx';
import { RecordDrawer } from '#layout/RecordDrawer.tsx';
import { RecordEdit } from '#layout/RecordEdit.tsx';
import { useGuardedSave } from '#layout/use-guarded-save.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { categoryLabels, categoryToSave } from './category-form.ts';

const loading = <Skeleton variant="rounded" height={320} role="status" aria-label="Loading" />;

function CategoryLoadFailed() {
  const { error, refetch } = useEditContext();
  return <LoadFailed error={error} onRetry={() => void refetch()} />;
}

function CategoryPage({ guarded }: { guarded: ReturnType<typeof useGuardedSave> }) {
  const { record, refetch } = useEditContext();
  if (!record) return null;
  return (
    <>
      {guarded.isInConflict && (
        <ConflictNotice guarded={guarded} record={record} reload={refetch} />
      )}
      <CategoryForm resetOptions={guarded.resetOptions} />
    </>
  );
}

export default function CategoryEdit() {
  const guarded = useGuardedSave(categoryLabels);
  return (
    <RecordDrawer resource="activity-categories" title="Edit the category">
      <RecordEdit
        transform={categoryToSave}
        mutationOptions={guarded.mutationOptions}
        loading={loading}
        error={<CategoryLoadFailed />}
      >
        <CategoryPage guarded={guarded} />
      </RecordEdit>
    </RecordDrawer>
  );
}
