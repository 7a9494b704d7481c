import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { BulkBar } from '#layout/BulkBar.tsx';
import type { PublicationStatus } from '#layout/publication.ts';
import { addTags, changeStatus } from './travel-bulk.ts';
import { useTravelBulk } from './use-travel-bulk.ts';

const AddTagsDialog = lazy(() => import('./AddTagsDialog.tsx'));

const actions: readonly { status: PublicationStatus; label: string; done: string }[] = [
  { status: 'published', label: 'Publish', done: 'published' },
  { status: 'archived', label: 'Archive', done: 'archived' },
  { status: 'draft', label: 'Back to draft', done: 'set back to draft' },
];

/** Publish, archive and tag several travels at once. */
export function TravelBulkBar() {
  const { run, isBusy } = useTravelBulk();
  const [isTagging, setTagging] = useState(false);
  return (
    <BulkBar>
      {actions.map(({ status, label, done }) => (
        <Button
          key={status}
          size="small"
          variant="outlined"
          disabled={isBusy}
          onClick={() =>
            void run((ids) => changeStatus(ids, status), done, 'Nothing to change there.')
          }
        >
          {label}
        </Button>
      ))}
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        onClick={() => setTagging(true)}
        aria-haspopup="dialog"
      >
        Add tags
      </Button>
      {isTagging && (
        <Suspense fallback={null}>
          <AddTagsDialog
            onClose={() => setTagging(false)}
            onChosen={(tagIds) => {
              setTagging(false);
              void run(
                (ids) => addTags(ids, tagIds),
                'tagged',
                'They all have these tags already.',
              );
            }}
          />
        </Suspense>
      )}
    </BulkBar>
  );
}
