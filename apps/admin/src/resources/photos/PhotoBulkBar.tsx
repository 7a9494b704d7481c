import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { StatusButtons } from '#features/bulk/StatusButtons.tsx';
import { useBulk } from '#features/bulk/use-bulk.ts';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import type { ListedPhoto } from './photo.ts';

const DescribePhotosDialog = lazy(() => import('./DescribePhotosDialog.tsx'));

export function PhotoBulkBar() {
  const { data = [], selectedIds = [] } = useListContext<ListedPhoto>();
  const { run, isBusy } = useBulk({ one: 'photo', many: 'photos' });
  const [isDescribing, setDescribing] = useState(false);
  // Selected photos of other pages are not shown here.
  const shown = data.filter(({ id }) => selectedIds.includes(id));
  return (
    <BulkBar>
      <Button
        size="small"
        variant="contained"
        disabled={shown.length === 0}
        onClick={() => setDescribing(true)}
        aria-haspopup="dialog"
      >
        Describe
      </Button>
      <StatusButtons table="photos" run={run} isBusy={isBusy} />
      {isDescribing && (
        <Suspense>
          <DescribePhotosDialog photos={shown} onClose={() => setDescribing(false)} />
        </Suspense>
      )}
    </BulkBar>
  );
}
