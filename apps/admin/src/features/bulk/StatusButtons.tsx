import type { PublicationStatus } from '@expat-buddy/domain/publication-status';
import { Button } from '@mui/material';
import { t } from '#i18n/t.ts';
import type { BulkOutcome } from './change-status.ts';
import type { RunBulk } from './use-bulk.ts';

const actions: readonly {
  status: PublicationStatus;
  label: string;
  done: (records: string) => string;
}[] = [
  {
    status: 'published',
    label: t('Publish'),
    done: (records) => t('{records} published.', { records }),
  },
  {
    status: 'archived',
    label: t('Archive'),
    done: (records) => t('{records} archived.', { records }),
  },
  {
    status: 'draft',
    label: t('Move to draft'),
    done: (records) => t('{records} moved back to draft.', { records }),
  },
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
      onClick={() => void run((ids) => change(ids, status), done, t('Nothing to change.'))}
    >
      {label}
    </Button>
  ));
}
