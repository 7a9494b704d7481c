import { getDraft } from '@expat-buddy/domain/message/queries';
import {
  Box,
  Skeleton,
  type SxProps,
  type Theme,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddNoteForm } from '#features/notes/AddNoteForm.tsx';
import { t } from '#i18n/t.ts';
import { supabase } from '#providers/supabase.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { Section } from '#ui/page/Section.tsx';
import type { SubmissionRecord } from '../submission.ts';
import { Composer } from './composer/Composer.tsx';
import { Thread } from './thread/Thread.tsx';
import { useThread } from './thread/use-thread.ts';
import { ViewersNote } from './ViewersNote.tsx';

type ConversationSectionProps = {
  submission: SubmissionRecord;
  /** Whether colleagues see that this person has it open. */
  isPresent?: boolean;
  sx?: SxProps<Theme>;
};

/** The draft is read once: afterwards the composer knows it better than the server. */
function useSavedDraft(submissionId: string) {
  return useQuery({
    queryKey: ['draft', submissionId],
    queryFn: () => getDraft(supabase, submissionId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The thread of an inquiry, with the reply and the note below it. */
export function ConversationSection({
  submission,
  isPresent = true,
  sx,
}: ConversationSectionProps) {
  const thread = useThread(submission.id);
  const draft = useSavedDraft(submission.id);
  const [mode, setMode] = useState<'reply' | 'note'>('reply');
  const [isWriting, setIsWriting] = useState(false);
  const lastSubject = thread.messages?.findLast(({ subject }) => subject)?.subject ?? '';
  const isReady = draft.data !== undefined && thread.messages !== undefined;
  return (
    <Section title={t('Conversation')} sx={sx}>
      <Thread submission={submission} thread={thread} />
      <Box sx={{ mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
        <ViewersNote submissionId={submission.id} isPresent={isPresent} isWriting={isWriting} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={mode}
          onChange={(_, chosen: 'reply' | 'note' | null) => chosen && setMode(chosen)}
          aria-label={t('Write')}
          sx={{ mb: 2 }}
        >
          <ToggleButton value="reply">{t('Reply by email')}</ToggleButton>
          <ToggleButton value="note">{t('Internal note')}</ToggleButton>
        </ToggleButtonGroup>
        {/* Hidden, not gone: switching to the note keeps the reply. */}
        <Box hidden={mode !== 'reply'}>
          {draft.error && <LoadFailed error={draft.error} onRetry={() => void draft.refetch()} />}
          {!isReady && !draft.error && <Skeleton height={120} />}
          {isReady && (
            <Composer
              key={submission.id}
              submission={submission}
              saved={draft.data}
              lastSubject={lastSubject}
              onWriting={setIsWriting}
            />
          )}
        </Box>
        <Box hidden={mode !== 'note'}>
          <AddNoteForm resource="submission_notes" about={{ submission_id: submission.id }} />
        </Box>
      </Box>
    </Section>
  );
}
