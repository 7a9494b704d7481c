import type { PublicationStatus } from '@expat-buddy/domain/publication-status';
import { Button } from '@mui/material';
import type { BulkOutcome } from './change-status.ts';
import type { RunBulk } from './use-bulk.ts';

const actions: readonly { status: PublicationStatus; label: string; done: string }[] = [
  { status: 'published', label: 'Publish', done: 'published' },
  { status: 'archived', label: 'Archive', done: 'archived' },
  { status: 'draft', label: 'Move to draft', done: 'moved back to draft' },
];

type StatusButtonsProps = {
  change: (ids: string[], status: PublicationStatus) => Promise<BulkOutcome>;
  run: RunBulk;
  isBusy: boolean;
};

export function StatusButtons({ change, run, isBusy }: StatusButtonsProps) {
  return actions.map(({ status, label, done }) => (
    <Button
      key={status}
      size="small"
      variant="outlined"
      disabled={isBusy}
      onClick={() => void run((ids) => change(ids, status), done, 'Nothing to change.')}
    >
      {label}
    </Button>
  ));
}
