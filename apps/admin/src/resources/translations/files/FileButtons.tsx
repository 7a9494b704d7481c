import { Button } from '@mui/material';
import { Download, FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';

const ExportDialog = lazy(() => import('./ExportDialog.tsx'));
const ImportDialog = lazy(() => import('./ImportDialog.tsx'));

/** Exports a language to a file for a translator, and imports it again. */
export function FileButtons() {
  const { filterValues } = useListContext();
  const [open, setOpen] = useState<'export' | 'import'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Download size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen('export')}
      >
        {t('Export')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<FileUp size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen('import')}
      >
        {t('Import')}
      </Button>
      <Suspense>
        {open === 'export' && <ExportDialog filter={filterValues} onClose={close} />}
        {open === 'import' && <ImportDialog onClose={close} />}
      </Suspense>
    </>
  );
}
