import { isolateNumbers } from '@expat-buddy/domain/format/number-isolation';
import { Button, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDelete, useNotify, useUpdate } from 'react-admin';
import { rich, t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { RestoredNote } from '#ui/form/drafts/RestoredNote.tsx';
import { useValuesDraft } from '#ui/form/drafts/use-values-draft.ts';
import { Moment } from '#ui/Moment.tsx';
import { ThreadCard } from '#ui/ThreadCard.tsx';
import type { Note, NoteResource } from './note.ts';
import { NOTE_MAX_LENGTH } from './note-limit.ts';

type NoteEntryProps = {
  resource: NoteResource;
  note: Note;
  authorName: string;
  isMine: boolean;
};
type EditNoteProps = Pick<NoteEntryProps, 'resource' | 'note'> & { onDone: () => void };

function EditNote({ resource, note, onDone }: EditNoteProps) {
  const [body, setBody] = useState(note.body);
  const [problem, setProblem] = useState<string>();
  const [update, { isPending }] = useUpdate<Note>();
  const queryClient = useQueryClient();
  const draft = useValuesDraft({
    form: `${resource}-edit`,
    recordId: note.id,
    values: { body },
    saved: { body: note.body },
    onRestore: (restored) => setBody(restored.body),
  });
  const cancel = () => {
    draft.finish();
    onDone();
  };
  const save = () => {
    const text = body.trim();
    if (!text) return setProblem(t('Write something, or delete the note.'));
    if ([...text].length > NOTE_MAX_LENGTH)
      return setProblem(t('A note holds 5,000 characters at most.'));
    update(
      resource,
      { id: note.id, data: { body: text }, previousData: note },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          void queryClient.invalidateQueries({ queryKey: [resource] });
          draft.finish();
          onDone();
        },
        onError: (error) => setProblem((error as Error).message),
      },
    );
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <RestoredNote draft={draft} onDiscard={draft.discard} />
      <TextField
        label={t('Change the note')}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        multiline
        minRows={2}
        autoFocus
        error={problem !== undefined}
        helperText={problem}
        slotProps={{ formHelperText: { role: 'alert' } }}
      />
      <Button type="submit" variant="outlined" size="small" disabled={isPending} sx={{ mt: 1 }}>
        {t('Save note')}
      </Button>
      <Button size="small" onClick={cancel} sx={{ mt: 1 }}>
        {t('Cancel')}
      </Button>
    </form>
  );
}

/** Visible to staff only. Its author can change and delete it. */
export function NoteEntry({ resource, note, authorName, isMine }: NoteEntryProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [remove] = useDelete();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const deleteNote = () =>
    remove(
      resource,
      { id: note.id, previousData: note },
      {
        mutationMode: 'pessimistic',
        returnPromise: true,
        onSuccess: () => {
          notify(t('Note deleted.'), { type: 'success' });
          void queryClient.invalidateQueries({ queryKey: [resource] });
        },
      },
    );
  return (
    <ThreadCard
      tone="note"
      title={rich('Note by {author}', { author: <strong key="author">{authorName}</strong> })}
      at={<Moment at={note.created_at} />}
      mark={
        isMine &&
        !isEditing && (
          <>
            <Button size="small" onClick={() => setIsEditing(true)}>
              {t('Edit note')}
            </Button>
            <Button size="small" color="error" onClick={() => setIsDeleting(true)}>
              {t('Delete note')}
            </Button>
          </>
        )
      }
    >
      {isEditing ? (
        <EditNote resource={resource} note={note} onDone={() => setIsEditing(false)} />
      ) : (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {isolateNumbers(note.body)}
        </Typography>
      )}
      {isDeleting && (
        <ActionDialog
          title={t('Delete this note?')}
          confirmLabel={t('Delete note')}
          isDanger
          onConfirm={deleteNote}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </ThreadCard>
  );
}
