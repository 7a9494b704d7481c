import { Box, Skeleton, type SxProps, type Theme, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Moment } from '#ui/Moment.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { Section } from '#ui/page/Section.tsx';
import { useStaff } from '../use-staff.ts';
import { AddNoteForm } from './AddNoteForm.tsx';

type Note = { id: string; body: string; created_at: string; author_id: string | null };
type NotesSectionProps = { submissionId: string; sx?: SxProps<Theme> };

/** Never visible to the visitor. */
export function NotesSection({ submissionId, sx }: NotesSectionProps) {
  const { nameOf } = useStaff();
  const { data, error, isPending, refetch } = useGetList<Note>('submission_notes', {
    filter: { submission_id: submissionId },
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'created_at', order: 'ASC' },
  });
  return (
    <Section title="Internal notes" sx={sx}>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height={48} />}
      {data?.length === 0 && (
        <Typography color="text.secondary" sx={{ mb: 1.5 }}>
          No notes yet. Only staff read them.
        </Typography>
      )}
      {data && data.length > 0 && (
        <Box component="ol" aria-label="Notes" sx={{ listStyle: 'none', m: 0, p: 0, mb: 2 }}>
          {data.map((note) => (
            <Box
              component="li"
              key={note.id}
              sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}
            >
              <Typography variant="caption" color="text.secondary" component="p">
                {note.author_id ? nameOf(note.author_id) : 'Former colleague'} ·{' '}
                <Moment at={note.created_at} />
              </Typography>
              <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {note.body}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      <AddNoteForm submissionId={submissionId} />
    </Section>
  );
}
