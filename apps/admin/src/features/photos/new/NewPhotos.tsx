import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material';
import { X } from 'lucide-react';
import { useId } from 'react';
import { t } from '#i18n/t.ts';
import { DescribedPhoto } from '../describe/DescribedPhoto.tsx';
import { DescribedPhotos } from '../describe/DescribedPhotos.tsx';
import { isActive } from '../upload/upload-queue.ts';
import { uploadQueue } from '../upload/uploads.ts';
import type { NewPhoto, NewPhotosState } from './use-new-photos.ts';

function UploadState({ photo: { upload } }: { photo: NewPhoto }) {
  const { key, name, state, share, sentence } = upload;
  if (state === 'done') return null;
  if (isActive(upload)) {
    return (
      <LinearProgress
        aria-label={t('Upload of {name}', { name })}
        variant={state === 'sending' ? 'determinate' : 'indeterminate'}
        value={Math.floor(share * 100)}
        sx={{ my: 0.5, borderRadius: 1 }}
      />
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" color="error" role="alert">
        {sentence ?? t('The upload failed.')}
      </Typography>
      {state === 'failed' && (
        <Button size="small" onClick={() => uploadQueue.retry(key)}>
          {t('Try again')}
        </Button>
      )}
    </Box>
  );
}

type NewPhotosProps = { added: NewPhotosState; onSave: () => void };

/** Uploads that are chosen already and wait for their descriptions. */
export function NewPhotos({ added, onSave }: NewPhotosProps) {
  const { photos, change } = added;
  const id = useId();
  if (photos.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mb: 2.5, pb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography variant="h2" component="h3" id={id}>
        {photos.length === 1
          ? t('New photo')
          : t('{count, plural, one {# new photo} other {# new photos}}', { count: photos.length })}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t(
          'Describe what it shows, for people who cannot see it. It is published in the media library.',
        )}
      </Typography>
      <DescribedPhotos label={t('New photos')} onSave={onSave}>
        {photos.map((photo) => {
          const { key, preview, texts, upload } = photo;
          const isForAll =
            texts.credit.trim() !== '' &&
            photos.some((other) => other.texts.credit !== texts.credit);
          return (
            <DescribedPhoto
              key={key}
              name={upload.name}
              src={preview}
              texts={texts}
              onChange={(part) => change([photo], part)}
              onCreditForAll={isForAll ? () => change(photos, { credit: texts.credit }) : undefined}
              isAltMissing={added.isAltMissing(photo)}
              problem={added.failureOf(photo)}
              hasFocus={photo === photos[0]}
              state={<UploadState photo={photo} />}
              action={
                <IconButton
                  size="small"
                  aria-label={t('Remove {name}', { name: upload.name })}
                  onClick={() => added.remove(key)}
                >
                  <X size={18} />
                </IconButton>
              }
            />
          );
        })}
      </DescribedPhotos>
    </Box>
  );
}
