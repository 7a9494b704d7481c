import { Box, Button } from '@mui/material';
import { ExternalLink } from 'lucide-react';
import { useEditContext } from 'react-admin';
import { BackLink } from '#layout/BackLink.tsx';
import { ConflictNotice } from '#layout/ConflictNotice.tsx';
import { PageTitle } from '#layout/PageTitle.tsx';
import { RecordEdit } from '#layout/RecordEdit.tsx';
import { RecordLoadFailed, RecordLoading } from '#layout/RecordStates.tsx';
import { useGuardedSave } from '#layout/use-guarded-save.ts';
import { CategoryForm } from './CategoryForm.tsx';
import type { CategoryRecord } from './CategoryRow.tsx';
import { categoryLabels, categoryToSave } from './category-form.ts';

function CategoryPage({ guarded }: { guarded: ReturnType<typeof useGuardedSave> }) {
  const { record, refetch } = useEditContext<CategoryRecord>();
  if (!record) return null;
  return (
    <>
      <PageTitle title={record.name} />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', maxWidth: 1200 }}
      >
        <BackLink resource="travel-categories">Travel categories</BackLink>
        {record.status === 'published' && (
          <Button
            href={`/categories/${record.route}`}
            target="_blank"
            rel="noopener"
            endIcon={<ExternalLink size={18} />}
          >
            See it on the site
          </Button>
        )}
      </Box>
      {guarded.isInConflict && (
        <ConflictNotice guarded={guarded} record={record} reload={refetch} />
      )}
      <CategoryForm resetOptions={guarded.resetOptions} />
    </>
  );
}

const loading = <RecordLoading title="Travel category" />;

export default function CategoryEdit() {
  const guarded = useGuardedSave(categoryLabels);
  return (
    <RecordEdit
      transform={categoryToSave}
      mutationOptions={guarded.mutationOptions}
      loading={loading}
      error={
        <RecordLoadFailed
          title="Travel category"
          resource="travel-categories"
          backTo="Travel categories"
        />
      }
    >
      <CategoryPage guarded={guarded} />
    </RecordEdit>
  );
}
