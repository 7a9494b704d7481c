import type { Person } from '@expat-buddy/domain/person/types';
import { Box, Skeleton } from '@mui/material';
import { useGetIdentity, useGetList } from 'react-admin';
import { AddNoteForm } from '#features/notes/AddNoteForm.tsx';
import { NoteEntry } from '#features/notes/NoteEntry.tsx';
import type { Note } from '#features/notes/note.ts';
import { t } from '#i18n/t.ts';
import { EVERY_ROW } from '#providers/data/long-page.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { Section } from '#ui/page/Section.tsx';

type PersonNote = Note & { author: { full_name: string | null; email: string } | null };

const authorOf = ({ author }: PersonNote) =>
  author?.full_name?.trim() || author?.email || t('Former colleague');

/** About the person, not about one inquiry. */
export function NotesSection({ person }: { person: Person }) {
  const { identity } = useGetIdentity();
  const { data, error, isPending, refetch } = useGetList<PersonNote>('person_notes', {
    filter: { person_id: person.addresses.map(({ id }) => id) },
    pagination: EVERY_ROW,
    sort: { field: 'created_at', order: 'DESC' },
  });
  return (
    <Section title={t('Notes')}>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height={60} role="status" aria-label={t('Loading')} />}
      {data && data.length > 0 && (
        <Box
          component="ol"
          aria-label={t('Notes')}
          sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 1.5 }}
        >
          {data.map((note) => (
            <NoteEntry
              key={note.id}
              resource="person_notes"
              note={note}
              authorName={authorOf(note)}
              isMine={note.author_id === identity?.id}
            />
          ))}
        </Box>
      )}
      <AddNoteForm resource="person_notes" about={{ person_id: person.id }} />
    </Section>
  );
}
