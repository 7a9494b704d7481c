import { Box, Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { t } from '#i18n/t.ts';
import type { ReviewRecord } from './review.ts';
import { useDecide } from './use-decide.ts';

const RejectReviewDialog = lazy(() => import('./RejectReviewDialog.tsx'));
const AnswerDialog = lazy(() => import('./AnswerDialog.tsx'));

export function ReviewButtons({ review }: { review: ReviewRecord }) {
  const { decideOn, isBusy } = useDecide();
  const [open, setOpen] = useState<'reason' | 'answer'>();
  const { name, status, answer } = review;
  const close = () => setOpen(undefined);
  const to = (next: 'published' | 'pending') =>
    void decideOn({ status: next, rejection_reason: null }, review);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {status !== 'published' && (
        <Button
          size="small"
          variant={status === 'pending' ? 'contained' : 'outlined'}
          disabled={isBusy}
          onClick={() => to('published')}
          aria-label={t('Publish the review of {name}', { name })}
        >
          {t('Publish')}
        </Button>
      )}
      {status !== 'rejected' && (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          onClick={() => setOpen('reason')}
          aria-haspopup="dialog"
          aria-label={t('Reject the review of {name}', { name })}
        >
          {t('Reject…')}
        </Button>
      )}
      {status !== 'pending' && (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          onClick={() => to('pending')}
          aria-label={t('Move to pending: the review of {name}', { name })}
        >
          {t('Move to pending')}
        </Button>
      )}
      {status !== 'rejected' && (
        <Button
          size="small"
          onClick={() => setOpen('answer')}
          aria-haspopup="dialog"
          aria-label={
            answer
              ? t('Edit the answer to the review of {name}', { name })
              : t('Answer the review of {name}', { name })
          }
        >
          {answer ? t('Edit answer…') : t('Answer…')}
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'reason' && (
          <RejectReviewDialog
            title={t('Reject the review of {name}?', { name })}
            onReject={(reason) =>
              decideOn({ status: 'rejected', rejection_reason: reason }, review)
            }
            onClose={close}
          />
        )}
        {open === 'answer' && <AnswerDialog review={review} onClose={close} />}
      </Suspense>
    </Box>
  );
}
