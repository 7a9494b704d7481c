import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { Box, Button, Typography } from '@mui/material';
import { Maximize2, Reply } from 'lucide-react';
import { EditBase, useEditContext, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { PageLoading } from '#ui/page/PageLoading.tsx';
import { editPath, fromList } from '#ui/record-paths.ts';
import { ConversationSection } from '../conversation/ConversationSection.tsx';
import { SentSection } from '../edit/SentSection.tsx';
import { WorkSection } from '../edit/WorkSection.tsx';
import { FollowUpSection } from '../follow-up/FollowUpSection.tsx';
import type { SubmissionRecord } from '../submission.ts';
import { usePresence } from './use-presence.ts';

function Content() {
  const submission = useRecordContext<SubmissionRecord>();
  const { isPresent, interactions } = usePresence();
  if (!submission) return null;
  const path = editPath('submissions', submission.id);
  return (
    <Box {...interactions} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {submission.name}
        </Typography>
        <Typography color="text.secondary">{inquiryReference(submission.id)}</Typography>
        <Box sx={{ display: 'flex', gap: 1, marginInlineStart: 'auto' }}>
          <Button
            component={Link}
            to={path}
            state={fromList}
            variant="outlined"
            startIcon={<Maximize2 size={18} />}
          >
            {t('Open')}
          </Button>
          <Button
            component={Link}
            to={path}
            state={{ ...fromList, isReplying: true }}
            variant="contained"
            startIcon={<Reply size={18} />}
          >
            {t('Reply')}
          </Button>
        </Box>
      </Box>
      <SentSection submission={submission} />
      <ConversationSection submission={submission} isPresent={isPresent} />
      <WorkSection submission={submission} />
      <FollowUpSection submission={submission} />
    </Box>
  );
}

function Failed() {
  const { error, refetch } = useEditContext();
  return <LoadFailed error={error} onRetry={() => void refetch()} />;
}

export default function ReadingPane({ id }: { id: string }) {
  return (
    <EditBase
      resource="submissions"
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={readOptions}
      loading={<PageLoading />}
      error={<Failed />}
    >
      <Content />
    </EditBase>
  );
}
