import { Box, Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { CanAccess } from 'react-admin';
import { REVIEWS, type ReviewRecord } from './review.ts';
import { useDecide } from './use-decide.ts';

const RejectReviewDialog = lazy(() => import('./RejectReviewDialog.tsx'));
const DeleteReviewDialog = lazy(() => import('./DeleteReviewDialog.tsx'));

export function ReviewButtons({ review }: { review: ReviewRecord }) {
  const { decideOn, isBusy } = useDecide();
  const [open, setOpen] = useState<'reason' | 'delete'>();
  const { id, name, status } = review;
  const close = () => setOpen(undefined);
  const to = (next: 'published' | 'pending') =>
    void decideOn({ status: next, rejection_reason: null }, [id]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {status !== 'published' && (
        <Button
          size="small"
          variant={status === 'pending' ? 'contained' : 'outlined'}
          disabled={isBusy}
          onClick={() => to('published')}
          aria-label={`Publish the review of ${name}`}
        >
          Publish
        </Button>
      )}
      {status !== 'rejected' && (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          onClick={() => setOpen('reason')}
          aria-haspopup="dialog"
          aria-label={`Reject the review of ${name}`}
        >
          Reject…
        </Button>
      )}
      {status !== 'pending' && (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          onClick={() => to('pending')}
          aria-label={`Move to pending: the review of ${name}`}
        >
          Move to pending
        </Button>
      )}
      <CanAccess resource={REVIEWS} action="delete">
        <Button
          size="small"
          color="error"
          onClick={() => setOpen('delete')}
          aria-haspopup="dialog"
          aria-label={`Delete the review of ${name}`}
        >
          Delete…
        </Button>
      </CanAccess>
      <Suspense fallback={null}>
        {open === 'reason' && (
          <RejectReviewDialog
            title={`Reject the review of ${name}?`}
            onReject={(reason) => decideOn({ status: 'rejected', rejection_reason: reason }, [id])}
            onClose={close}
          />
        )}
        {open === 'delete' && <DeleteReviewDialog review={review} onClose={close} />}
      </Suspense>
    </Box>
  );
}
