import { ALT_REQUIRED } from '@expat-buddy/domain/photo/schema';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  LinearProgress,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { FilesButton } from '#features/photos/upload/FilesButton.tsx';
import { t } from '#i18n/t.ts';
import { leaveFreely } from '#ui/form/unsaved-guards.ts';
import { editPath } from '#ui/record-paths.ts';
import type { Photo } from '../photo.ts';
import { formatPlaceCount } from '../place-count.ts';
import { useReplacement } from './use-replacement.ts';

type ReplacePhotoDialogProps = { photo: Photo; places: number; onClose: () => void };

export default function ReplacePhotoDialog({ photo, places, onClose }: ReplacePhotoDialogProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [alt, setAlt] = useState(photo.alt);
  const id = useId();
  const { preview, problem, share, choose, replace } = useReplacement(photo, (newId, count) => {
    notify(
      t('Replaced in {places}. The old photo stays here, unused.', {
        places: formatPlaceCount(count),
      }),
      {
        type: 'success',
      },
    );
    refresh();
    onClose();
    leaveFreely();
    void navigate(editPath('photos', newId));
  });
  const isSending = share !== undefined;
  const lacksAlt = photo.status === 'published' && alt.trim() === '';

  return (
    <Dialog
      open
      onClose={isSending ? undefined : onClose}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>{t('Replace everywhere')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {t(
            'The new photo replaces this one in {places}, with its caption, credit, tags and status.',
            { places: formatPlaceCount(places) },
          )}
        </DialogContentText>
        {preview && (
          <Box
            component="img"
            src={preview}
            alt={t('The new photo')}
            sx={{ display: 'block', width: '100%', maxHeight: 240, objectFit: 'contain', mb: 1 }}
          />
        )}
        <FilesButton variant="outlined" onFiles={choose} disabled={isSending}>
          {preview ? t('Choose another file') : t('Choose the new photo')}
        </FilesButton>
        {preview && (
          <TextField
            label={t('New photo description')}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            multiline
            minRows={2}
            disabled={isSending}
            error={lacksAlt}
            helperText={lacksAlt ? ALT_REQUIRED : t('Is this still right?')}
            sx={{ mt: 2 }}
          />
        )}
        {isSending && (
          <LinearProgress
            aria-label={t('Upload of the new photo')}
            variant="determinate"
            value={Math.floor(share * 100)}
            sx={{ mt: 2 }}
          />
        )}
        {problem && (
          <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button
          variant="contained"
          disabled={!preview || isSending || lacksAlt}
          onClick={() => replace(alt.trim())}
        >
          {isSending
            ? t('One moment…')
            : t('Replace in {places}', { places: formatPlaceCount(places) })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
