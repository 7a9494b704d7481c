import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId } from 'react';
import { useDelete, useNotify, useRefresh } from 'react-admin';
import { REVIEWS, type ReviewRecord } from './review.ts';

type DeleteReviewDialogProps = { review: ReviewRecord; onClose: () => void };

/** Such as a review with somebody's private details. Administrators only. */
export default function DeleteReviewDialog({ review, onClose }: DeleteReviewDialogProps) {
  const [remove, { isPending, error }] = useDelete<ReviewRecord>();
  const notify = useNotify();
  const refresh = useRefresh();
  const id = useId();
  const confirm = () =>
    void remove(
      REVIEWS,
      { id: review.id, previousData: review },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          onClose();
          notify('Deleted.', { type: 'success' });
          refresh();
        },
        // The dialog shows the error.
        onError: () => undefined,
      },
    );
  return (
    <Dialog open onClose={isPending ? undefined : onClose} aria-labelledby={id} maxWidth="xs">
      <DialogTitle id={id}>Delete the review of {review.name}?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          This cannot be undone. To hide it from visitors, reject it instead.
        </DialogContentText>
        {error !== null && (
          <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
            {(error as Error).message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={isPending}>
          Cancel
        </Button>
        <Button variant="contained" color="error" onClick={confirm} disabled={isPending}>
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  );
}
