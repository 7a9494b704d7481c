import { reviewLimits } from '@expat-buddy/domain/review/limits';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import type { ReviewRecord } from './review.ts';

async function saveAnswer(id: string, answer: string): Promise<void> {
  const { error, status } = await supabase.from('reviews').update({ answer }).eq('id', id);
  if (error) throw toDataError({ status, body: error });
}

type AnswerDialogProps = { review: ReviewRecord; onClose: () => void };

export default function AnswerDialog({ review, onClose }: AnswerDialogProps) {
  const [answer, setAnswer] = useState(review.answer);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const id = useId();

  async function save(event: FormEvent) {
    event.preventDefault();
    const { max } = reviewLimits.answer;
    if (answer.trim().length > max) return setProblem('Use at most 2,000 characters.');
    setBusy(true);
    try {
      await saveAnswer(review.id, answer.trim());
      notify(answer.trim() ? 'Answer saved.' : 'Answer removed.', { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <form onSubmit={(event) => void save(event)} noValidate>
        <DialogTitle id={id}>Answer the review of {review.name}</DialogTitle>
        <DialogContent>
          <TextField
            label="Answer"
            value={answer}
            onChange={(event) => {
              setAnswer(event.target.value);
              setProblem(undefined);
            }}
            multiline
            minRows={4}
            fullWidth
            autoFocus
            sx={{ mt: 1 }}
            error={problem !== undefined}
            helperText={problem ?? 'Visitors read it under the review, with the company’s name.'}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {isBusy ? 'One moment…' : 'Save answer'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
