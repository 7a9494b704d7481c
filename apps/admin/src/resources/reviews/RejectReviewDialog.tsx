import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';

const MAX_LENGTH = 500;

type RejectReviewDialogProps = {
  title: string;
  /** Resolves whether it succeeded; otherwise the text stays. */
  onReject: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

/** Colleagues read the reason, visitors do not. */
export default function RejectReviewDialog({ title, onReject, onClose }: RejectReviewDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  async function reject(event: FormEvent) {
    event.preventDefault();
    const text = reason.trim();
    if (!text) return setProblem('Please give a reason.');
    if ([...text].length > MAX_LENGTH) return setProblem('Use at most 500 characters.');
    setBusy(true);
    const isDone = await onReject(text);
    if (isDone) onClose();
    else setBusy(false);
  }

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <form onSubmit={(event) => void reject(event)} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <TextField
            label="Reason"
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setProblem(undefined);
            }}
            multiline
            minRows={2}
            autoFocus
            required
            error={problem !== undefined}
            helperText={problem ?? 'Visible to colleagues, not to visitors.'}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {isBusy ? 'One moment…' : 'Reject'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
