import { reviewAnswerSchema } from '@expat-buddy/domain/review/schema';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { t, translated } from '#i18n/t.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { RestoredNote } from '#ui/form/drafts/RestoredNote.tsx';
import { useValuesDraft } from '#ui/form/drafts/use-values-draft.ts';
import type { ReviewRecord } from './review.ts';

async function saveAnswer(id: string, answer: string): Promise<void> {
  const { error, status } = await supabase.from('reviews').update({ answer }).eq('id', id);
  if (error) throw toDataError({ status, body: error });
}

type AnswerDialogProps = { review: ReviewRecord; onClose: () => void };

export default function AnswerDialog({ review, onClose }: AnswerDialogProps) {
  const [written, setWritten] = useState(review.answer);
  const notify = useNotify();
  const refresh = useRefresh();
  const draft = useValuesDraft({
    form: 'review-answer',
    recordId: review.id,
    values: { answer: written },
    saved: { answer: review.answer },
    onRestore: (restored) => setWritten(restored.answer),
  });
  const read = reviewAnswerSchema.safeParse({ answer: written });
  const error = read.error?.issues[0]?.message;

  const save = async () => {
    if (!read.success) return;
    const { answer } = read.data;
    await saveAnswer(review.id, answer);
    draft.finish();
    notify(answer ? t('Answer saved.') : t('Answer removed.'), { type: 'success' });
    refresh();
  };

  return (
    <ActionDialog
      title={t('Answer the review of {name}', { name: review.name })}
      confirmLabel={t('Save answer')}
      isIncomplete={error !== undefined}
      maxWidth="sm"
      onConfirm={save}
      onClose={onClose}
    >
      <RestoredNote draft={draft} onDiscard={draft.discard} />
      <TextField
        label={t('Answer')}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
        multiline
        minRows={4}
        fullWidth
        autoFocus
        sx={{ mt: 1 }}
        error={error !== undefined}
        helperText={
          error
            ? translated(error)
            : t('Visitors read it under the review, with the company’s name.')
        }
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
    </ActionDialog>
  );
}
