import { Box, Skeleton } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { NoteEntry } from '#features/notes/NoteEntry.tsx';
import { t } from '#i18n/t.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import type { SubmissionRecord } from '../../submission.ts';
import { useStaff } from '../../use-staff.ts';
import { EventEntry, MailEntry } from './EventEntry.tsx';
import { MessageEntry } from './MessageEntry.tsx';
import type { ThreadEntry } from './thread-entries.ts';
import type { useThread } from './use-thread.ts';

type ThreadProps = { submission: SubmissionRecord; thread: ReturnType<typeof useThread> };

/** Everything about an inquiry in the order in which it happened. */
export function Thread({ submission, thread }: ThreadProps) {
  const { identity } = useGetIdentity();
  const { nameOf } = useStaff();
  const authorOf = (id: string | null) => (id === null ? t('Former colleague') : nameOf(id));
  const show = (entry: ThreadEntry) => {
    switch (entry.kind) {
      case 'message':
        return (
          <MessageEntry
            key={entry.key}
            message={entry.message}
            mail={entry.mail}
            files={thread.filesOf(entry.message.id)}
            authorName={authorOf(entry.message.author_id)}
            customerName={submission.name}
          />
        );
      case 'note':
        return (
          <NoteEntry
            key={entry.key}
            resource="submission_notes"
            note={entry.note}
            authorName={authorOf(entry.note.author_id)}
            isMine={entry.note.author_id === identity?.id}
          />
        );
      case 'mail':
        return <MailEntry key={entry.key} mail={entry.mail} />;
      case 'event':
        return <EventEntry key={entry.key} event={entry.event} nameOf={nameOf} />;
    }
  };
  return (
    <>
      {thread.error && <LoadFailed error={thread.error} onRetry={thread.retry} />}
      {thread.isPending && <Skeleton height={80} />}
      <Box
        component="ol"
        aria-label={t('Conversation')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {thread.entries.map(show)}
      </Box>
    </>
  );
}
