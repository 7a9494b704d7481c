import { listMessages } from '@expat-buddy/domain/message/queries';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useGetList } from 'react-admin';
import type { Note } from '#features/notes/note.ts';
import { readMessageFiles, type StoredMessageFile } from '#providers/message-files.ts';
import { supabase } from '#providers/supabase.ts';
import type { Mail } from './mail-state.ts';
import { type SubmissionEvent, threadEntries } from './thread-entries.ts';

export const MESSAGES = 'submission_messages';

/** There is no push: colleagues and customers write meanwhile. */
const POLL_MS = 20_000;
const MOST = 500;

function useRecordsAbout<Found extends RaRecord>(
  submissionId: string,
  resource: string,
  field = 'created_at',
) {
  return useGetList<Found>(
    resource,
    {
      filter: { submission_id: submissionId },
      pagination: { page: 1, perPage: MOST },
      sort: { field, order: 'ASC' },
    },
    { refetchInterval: POLL_MS },
  );
}

export function useThread(submissionId: string) {
  const messages = useQuery({
    queryKey: [MESSAGES, submissionId],
    queryFn: () => listMessages(supabase, submissionId),
    refetchInterval: POLL_MS,
  });
  const files = useQuery({
    queryKey: [MESSAGES, submissionId, 'files', messages.data?.length],
    queryFn: () => readMessageFiles(submissionId),
    enabled: messages.data !== undefined && messages.data.length > 0,
  });
  const notes = useRecordsAbout<Note>(submissionId, 'submission_notes');
  const events = useRecordsAbout<SubmissionEvent>(submissionId, 'submission_events', 'id');
  const mails = useRecordsAbout<Mail>(submissionId, 'mail_outbox');
  const all = [messages, notes, events, mails];
  const filesOf = (messageId: string): readonly StoredMessageFile[] =>
    files.data?.filter(({ message_id }) => message_id === messageId) ?? [];
  return {
    messages: messages.data,
    entries: threadEntries({
      messages: messages.data ?? [],
      notes: notes.data ?? [],
      events: events.data ?? [],
      mails: mails.data ?? [],
    }),
    filesOf,
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error)?.error ?? null,
    retry: () => void Promise.all(all.map(({ refetch }) => refetch())),
  };
}
