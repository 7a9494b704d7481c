import { Button } from '@mui/material';
import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { CanAccess } from 'react-admin';
import { t } from '#i18n/t.ts';
import type { RecordKind } from '../records/record-kind.ts';

const ImportDialog = lazy(() => import('./ImportDialog.tsx'));

/** Opens the import of a CSV file. */
export function ImportButton({ kind }: { kind: RecordKind }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <CanAccess resource={kind.resource} action="create">
      <Button
        variant="outlined"
        startIcon={<FileUp size={18} />}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        {t('Import')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </CanAccess>
  );
}
