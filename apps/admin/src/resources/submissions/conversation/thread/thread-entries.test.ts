import type { Message } from '@expat-buddy/domain/message/types';
import { expect, it } from 'vitest';
import type { Mail } from './mail-state.ts';
import { threadEntries } from './thread-entries.ts';

it('puts everything in the order in which it happened, a reply with its email', () => {
  const at = (minute: number) => `2026-11-20T10:0${minute}:00Z`;
  const entries = threadEntries({
    messages: [{ id: 'reply', sent_at: at(4) } as Message],
    notes: [{ id: 'note', body: 'Call', created_at: at(2), author_id: null }],
    events: [
      {
        id: 1,
        kind: 'received',
        actor_id: null,
        from_value: null,
        to_value: 'new',
        created_at: at(0),
      },
      {
        id: 2,
        kind: 'status',
        actor_id: 'a',
        from_value: 'new',
        to_value: 'waiting',
        created_at: at(4),
      },
    ],
    mails: [
      { id: 'reply', created_at: at(5), status: 'queued' } as Mail,
      { id: 'receipt', created_at: at(1) } as Mail,
    ],
  });
  expect(entries.map(({ key }) => key)).toEqual(['event-1', 'receipt', 'note', 'reply', 'event-2']);
  expect(entries[3]).toMatchObject({ mail: { status: 'queued' } });
});
