import { Button } from '@mui/material';
import { Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '#i18n/t.ts';
import type { RecordName } from '../record-name.ts';

const PreviewDialog = lazy(() => import('./PreviewDialog.tsx'));

export function PreviewButton({ record }: { record: RecordName }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} startIcon={<Eye size={18} />}>
        {t('Preview')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PreviewDialog record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
