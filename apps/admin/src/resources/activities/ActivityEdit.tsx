import type { Activity } from '@expat-buddy/domain/activity/activity-calls';
import { Box, Button } from '@mui/material';
import { ExternalLink } from 'lucide-react';
import { useEditContext } from 'react-admin';
import { BackLink } from '#layout/BackLink.tsx';
import { ConflictNotice } from '#layout/ConflictNotice.tsx';
import { PageTitle } from '#layout/PageTitle.tsx';
import { RecordEdit } from '#layout/RecordEdit.tsx';
import { RecordLoadFailed, RecordLoading } from '#layout/RecordStates.tsx';
import { useGuardedSave } from '#layout/use-guarded-save.ts';
import { ActivityForm } from './ActivityForm.tsx';
import { activityLabels, activityToSave } from './activity-form.ts';

function ActivityPage({ guarded }: { guarded: ReturnType<typeof useGuardedSave> }) {
  const { record, refetch } = useEditContext<Activity>();
  if (!record) return null;
  return (
    <>
      <PageTitle title={record.title} />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', maxWidth: 1200 }}
      >
        <BackLink resource="activities">Activities</BackLink>
        {record.status === 'published' && (
          <Button
            href={`/activities/${record.id}`}
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
      <ActivityForm resetOptions={guarded.resetOptions} />
    </>
  );
}

export default function ActivityEdit() {
  const guarded = useGuardedSave(activityLabels);
  return (
    <RecordEdit
      transform={activityToSave}
      mutationOptions={guarded.mutationOptions}
      loading={<RecordLoading title="Activity" />}
      error={<RecordLoadFailed title="Activity" resource="activities" backTo="Activities" />}
    >
      <ActivityPage guarded={guarded} />
    </RecordEdit>
  );
}
