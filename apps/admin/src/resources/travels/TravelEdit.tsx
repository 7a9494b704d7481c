import { Box, Button } from '@mui/material';
import { ExternalLink } from 'lucide-react';
import { useEditContext } from 'react-admin';
import { BackLink } from '#layout/BackLink.tsx';
import { ConflictNotice } from '#layout/ConflictNotice.tsx';
import { PageTitle } from '#layout/PageTitle.tsx';
import { RecordEdit } from '#layout/RecordEdit.tsx';
import { RecordLoadFailed, RecordLoading } from '#layout/RecordStates.tsx';
import { useGuardedSave } from '#layout/use-guarded-save.ts';
import { DuplicateButton } from './DuplicateButton.tsx';
import { TravelForm } from './TravelForm.tsx';
import { travelToSave } from './travel-form.ts';
import { travelLabels } from './travel-labels.ts';
import type { TravelRecord } from './travel-record.ts';

function TravelPage({ guarded }: { guarded: ReturnType<typeof useGuardedSave> }) {
  const { record, refetch } = useEditContext<TravelRecord>();
  if (!record) return null;
  return (
    <>
      <PageTitle title={record.title} />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', maxWidth: 1200 }}
      >
        <BackLink resource="travels">Travels</BackLink>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <DuplicateButton id={record.id} title={record.title} />
          {record.status === 'published' && (
            <Button
              href={`/travels/${record.id}`}
              target="_blank"
              rel="noopener"
              endIcon={<ExternalLink size={18} />}
            >
              See it on the site
            </Button>
          )}
        </Box>
      </Box>
      {guarded.isInConflict && (
        <ConflictNotice guarded={guarded} record={record} reload={refetch} />
      )}
      <TravelForm resetOptions={guarded.resetOptions} />
    </>
  );
}

export default function TravelEdit() {
  const guarded = useGuardedSave(travelLabels);
  return (
    <RecordEdit
      transform={travelToSave}
      mutationOptions={guarded.mutationOptions}
      loading={<RecordLoading title="Travel" />}
      error={<RecordLoadFailed title="Travel" resource="travels" backTo="Travels" />}
    >
      <TravelPage guarded={guarded} />
    </RecordEdit>
  );
}
