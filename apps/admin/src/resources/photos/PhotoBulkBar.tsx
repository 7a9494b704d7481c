import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { changeStatus } from '#features/bulk/change-status.ts';
import { StatusButtons } from '#features/bulk/StatusButtons.tsx';
import { useBulk } from '#features/bulk/use-bulk.ts';
import { t } from '#i18n/t.ts';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { describedAmong } from './descriptions/described-among.ts';

export function PhotoBulkBar({ onDescribe }: { onDescribe: (ids: string[]) => void }) {
  const { selectedIds = [] } = useListContext();
  const { run, isBusy } = useBulk({ one: t('photo'), many: t('photos') });

  return (
    <BulkBar>
      <Button
        size="small"
        variant="contained"
        onClick={() => onDescribe(selectedIds.map(String))}
        aria-haspopup="dialog"
      >
        {t('Describe')}
      </Button>
      <StatusButtons
        run={run}
        isBusy={isBusy}
        change={async (ids, status) => {
          if (status !== 'published') return changeStatus('photos', ids, status);
          const described = await describedAmong(ids);
          const outcome = await changeStatus('photos', described, status);
          // The others can be published once somebody describes them.
          const others = ids.filter((id) => !described.includes(id));
          if (others.length === 0) return outcome;
          onDescribe(others);
          return { ...outcome, nothing: t('Describe the photos to publish them.') };
        }}
      />
    </BulkBar>
  );
}
