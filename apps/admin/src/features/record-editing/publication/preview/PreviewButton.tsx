import type { Language } from '@expat-buddy/domain/language/languages';
import { Button } from '@mui/material';
import { Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '#i18n/t.ts';
import type { RecordName } from '../record-name.ts';

const PreviewDialog = lazy(() => import('./PreviewDialog.tsx'));

type PreviewButtonProps = {
  record: RecordName;
  /** Whether something is typed that the preview does not show. */
  isUnsaved: boolean;
  language?: Language;
};

export function PreviewButton(props: PreviewButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} startIcon={<Eye size={18} />}>
        {t('Preview')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PreviewDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
