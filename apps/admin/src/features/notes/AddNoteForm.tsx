import { Button, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreate } from 'react-admin';
import { t } from '#i18n/t.ts';
import { RestoredNote } from '#ui/form/drafts/RestoredNote.tsx';
import { useValuesDraft } from '#ui/form/drafts/use-values-draft.ts';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import type { NoteResource } from './note.ts';
import { NOTE_MAX_LENGTH } from './note-limit.ts';

type AddNoteFormProps = {
  resource: NoteResource;
  /** The column that says what the note is about. */
  about: Readonly<Record<string, string>>;
};

export function AddNoteForm({ resource, about }: AddNoteFormProps) {
  const [body, setBody] = useState('');
  const [problem, setProblem] = useState<string>();
  const [create, { isPending }] = useCreate();
  const queryClient = useQueryClient();
  const draft = useValuesDraft({
    form: resource,
    recordId: Object.values(about).join(),
    values: { body },
    saved: { body: '' },
    onRestore: (restored) => setBody(restored.body),
  });

  function add() {
    if (isPending) return;
    const text = body.trim();
    if (!text) return setProblem(t('Write something first.'));
    if ([...text].length > NOTE_MAX_LENGTH)
      return setProblem(t('A note holds 5,000 characters at most.'));
    setProblem(undefined);
    create(
      resource,
      { data: { ...about, body: text } },
      {
        onSuccess: () => {
          setBody('');
          draft.finish();
          void queryClient.invalidateQueries({ queryKey: [resource] });
        },
        onError: (error) => setProblem((error as Error).message),
      },
    );
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <UnsavedGuard
        isUnsaved={body.trim() !== ''}
        isLosable={draft.isLosable}
        onDiscard={draft.finish}
      />
      <RestoredNote draft={draft} onDiscard={draft.discard} />
      <TextField
        label={t('Add a note')}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        multiline
        minRows={2}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{ formHelperText: { role: 'alert' } }}
      />
      <Button type="submit" variant="outlined" disabled={isPending} sx={{ mt: 1 }}>
        {isPending ? t('Adding…') : t('Add note')}
      </Button>
    </form>
  );
}
