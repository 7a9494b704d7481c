import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { useDecide } from './use-decide.ts';

const RejectReviewDialog = lazy(() => import('./RejectReviewDialog.tsx'));

export function ReviewBulkBar() {
  const { selectedIds = [] } = useListContext();
  const { decideOn, isBusy, shown } = useDecide();
  const [isAsking, setAsking] = useState(false);
  const shared = { size: 'small', variant: 'outlined', disabled: isBusy } as const;
  const to = (status: 'published' | 'pending') => void decideOn({ status, rejection_reason: null });
  const many =
    selectedIds.length === 1
      ? t('the selected review')
      : t('{count} reviews', { count: selectedIds.length });
  if (shown === 'reported') return null;
  return (
    <BulkBar>
      {shown !== 'published' && (
        <Button {...shared} onClick={() => to('published')}>
          {t('Publish')}
        </Button>
      )}
      {shown !== 'rejected' && (
        <Button {...shared} onClick={() => setAsking(true)} aria-haspopup="dialog">
          {t('Reject…')}
        </Button>
      )}
      {shown !== 'pending' && (
        <Button {...shared} onClick={() => to('pending')}>
          {t('Move to pending')}
        </Button>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <RejectReviewDialog
            title={t('Reject {many}?', { many })}
            onReject={(reason) => decideOn({ status: 'rejected', rejection_reason: reason })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </BulkBar>
  );
}
