import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { changeStatus } from '#features/bulk/change-status.ts';
import { EditFieldsButton } from '#features/bulk/edit/EditFieldsButton.tsx';
import { StatusButtons } from '#features/bulk/StatusButtons.tsx';
import { useBulk } from '#features/bulk/use-bulk.ts';
import { t } from '#i18n/t.ts';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { addTags } from './travel-bulk.ts';
import { travelKind } from './travel-kind.ts';

const AddTagsDialog = lazy(() => import('./AddTagsDialog.tsx'));

export function TravelBulkBar() {
  const { run, isBusy } = useBulk({ one: t('travel'), many: t('travels') });
  const [isTagging, setTagging] = useState(false);
  return (
    <BulkBar>
      <StatusButtons
        change={(ids, status) => changeStatus('travels', ids, status)}
        run={run}
        isBusy={isBusy}
      />
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        onClick={() => setTagging(true)}
        aria-haspopup="dialog"
      >
        {t('Add tags')}
      </Button>
      <EditFieldsButton kind={travelKind} load={() => import('./travel-bulk-fields.tsx')} />
      {isTagging && (
        <Suspense fallback={null}>
          <AddTagsDialog
            onClose={() => setTagging(false)}
            onChosen={(tagIds) =>
              run(
                (ids) => addTags(ids, tagIds),
                (records) => t('{records} tagged.', { records }),
                t('They all have these tags already.'),
              )
            }
          />
        </Suspense>
      )}
    </BulkBar>
  );
}
