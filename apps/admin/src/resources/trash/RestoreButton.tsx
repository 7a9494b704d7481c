import { Button } from '@mui/material';
import { ArchiveRestore } from 'lucide-react';
import { t } from '#i18n/t.ts';
import type { DeletedRecord } from './deleted-record.ts';
import { useRestore } from './use-restore.ts';

export function RestoreButton({ deleted }: { deleted: DeletedRecord }) {
  const { run, isBusy } = useRestore(deleted);
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<ArchiveRestore size={16} aria-hidden="true" />}
      disabled={isBusy}
      onClick={() => void run()}
      aria-label={t('Restore {title}', { title: deleted.title })}
    >
      {isBusy ? t('One moment…') : t('Restore')}
    </Button>
  );
}
