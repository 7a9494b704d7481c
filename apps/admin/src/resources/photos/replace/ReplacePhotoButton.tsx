import { Button } from '@mui/material';
import { Replace } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '#i18n/t.ts';
import type { Photo } from '../photo.ts';
import { usePhotoUses } from '../use-photo-uses.ts';

const ReplacePhotoDialog = lazy(() => import('./ReplacePhotoDialog.tsx'));

export function ReplacePhotoButton({ photo }: { photo: Photo }) {
  const { data: uses } = usePhotoUses(photo.id);
  const [isOpen, setOpen] = useState(false);
  if (!uses) return null;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Replace size={18} />}
        onClick={() => setOpen(true)}
        sx={{ mt: 1 }}
      >
        {t('Replace everywhere')}
      </Button>
      {isOpen && (
        <Suspense>
          <ReplacePhotoDialog photo={photo} places={uses.length} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
