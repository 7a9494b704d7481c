import type { Message } from '@expat-buddy/domain/message/types';
import type { Note } from '#features/notes/note.ts';
import type { Mail } from './mail-state.ts';

export type SubmissionEvent = {
  id: number;
  kind: string;
  actor_id: string | null;
  from_value: string | null;
  to_value: string | null;
  created_at: string;
};

export type ThreadEntry =
  | { kind: 'message'; key: string; at: string; message: Message; mail: Mail | undefined }
  | { kind: 'note'; key: string; at: string; note: Note }
  | { kind: 'mail'; key: string; at: string; mail: Mail }
  | { kind: 'event'; key: string; at: string; event: SubmissionEvent };

type Sources = {
  messages: readonly Message[];
  notes: readonly Note[];
  events: readonly SubmissionEvent[];
  mails: readonly Mail[];
};

/** What is a cause comes before its effects of the same moment. */
const order: Readonly<Record<ThreadEntry['kind'], number>> = {
  note: 0,
  message: 1,
  event: 2,
  mail: 3,
};

/** Everything that happened about an inquiry, oldest first. The email of a message has the message's id. */
export function threadEntries({ messages, notes, events, mails }: Sources): ThreadEntry[] {
  const mailOf = new Map(mails.map((mail) => [mail.id, mail]));
  const sent = new Set(messages.map(({ id }) => id));
  const entries: ThreadEntry[] = [
    ...messages.map(
      (message): ThreadEntry => ({
        kind: 'message',
        key: message.id,
        at: message.sent_at,
        message,
        mail: mailOf.get(message.id),
      }),
    ),
    ...notes.map(
      (note): ThreadEntry => ({ kind: 'note', key: note.id, at: note.created_at, note }),
    ),
    ...events.map(
      (event): ThreadEntry => ({
        kind: 'event',
        key: `event-${event.id}`,
        at: event.created_at,
        event,
      }),
    ),
    ...mails
      .filter(({ id }) => !sent.has(id))
      .map((mail): ThreadEntry => ({ kind: 'mail', key: mail.id, at: mail.created_at, mail })),
  ];
  return entries.sort(
    (one, other) =>
      Date.parse(one.at) - Date.parse(other.at) || order[one.kind] - order[other.kind],
  );
}
