import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { photoStore } from '#features/photos/upload/photo-store.ts';
import { t } from '#i18n/t.ts';
import { leaveFreely } from '#ui/form/unsaved-guards.ts';
import { useListPath } from '#ui/record-paths.ts';
import { PhotoUseLinks } from './PhotoUses.tsx';
import type { Photo } from './photo.ts';
import { formatPlaceCount } from './place-count.ts';
import { usePhotoUses } from './use-photo-uses.ts';

function useDelete(photo: Photo) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const listPath = useListPath('photos');
  const uses = usePhotoUses(photo.id);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const run = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await photoStore.deleteRow(photo.id);
      notify(t('Deleted.'), { type: 'success' });
      // Lists only: the deleted photo itself would answer 404.
      void queryClient.invalidateQueries({ queryKey: ['photos', 'getList'] });
      void queryClient.invalidateQueries({ queryKey: ['trash'] });
      leaveFreely();
      void navigate(listPath);
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
      // Somebody may have used it meanwhile.
      void uses.refetch();
    }
  };
  return { run, isBusy, problem, uses: uses.data };
}

function DeleteDialog({ photo, onClose }: { photo: Photo; onClose: () => void }) {
  const { run, isBusy, problem, uses } = useDelete(photo);
  const id = useId();
  const isUsed = uses !== undefined && uses.length > 0;
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>
        {isUsed ? t('This photo is in use') : t('Delete this photo?')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          {isUsed
            ? t('It is shown in {places} and cannot be deleted until it is replaced:', {
                places: formatPlaceCount(uses.length),
              })
            : t(
                'It is not used anywhere. An administrator can restore it under “Deleted” for at least 30 days; until then, anyone who knows the file’s address can still open it.',
              )}
        </DialogContentText>
        {isUsed && <PhotoUseLinks uses={uses} />}
        {problem && (
          <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={isBusy}>
          {isUsed ? t('Close') : t('Cancel')}
        </Button>
        {!isUsed && (
          <Button
            variant="contained"
            color="error"
            disabled={isBusy || uses === undefined}
            onClick={() => void run()}
          >
            {isBusy ? t('One moment…') : t('Delete')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

export function DeletePhotoButton({ photo }: { photo: Photo }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="error" startIcon={<Trash2 size={18} />} onClick={() => setOpen(true)}>
        {t('Delete')}
      </Button>
      {isOpen && <DeleteDialog photo={photo} onClose={() => setOpen(false)} />}
    </>
  );
}
