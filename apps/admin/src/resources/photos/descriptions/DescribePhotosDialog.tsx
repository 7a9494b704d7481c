import { objectPosition } from '@expat-buddy/domain/photo/focal-point';
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Skeleton,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useGetMany } from 'react-admin';
import { DescribedPhoto } from '#features/photos/describe/DescribedPhoto.tsx';
import { DescribedPhotos } from '#features/photos/describe/DescribedPhotos.tsx';
import { smallestPath } from '#features/photos/stored-sizes.ts';
import { t } from '#i18n/t.ts';
import { RestoredNote } from '#ui/form/drafts/RestoredNote.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import { addressOfFile, type Photo } from '../photo.ts';
import { useDescriptions } from './use-descriptions.ts';

type DescribePhotosDialogProps = {
  ids: readonly string[];
  /** Called with the saved photos, while others may have failed. */
  onSaved: (ids: string[]) => void;
  onClose: () => void;
};

export default function DescribePhotosDialog(props: DescribePhotosDialogProps) {
  const { ids, onSaved, onClose } = props;
  const { data, error, refetch } = useGetMany<Photo>('photos', { ids: [...ids] });
  // Without those that somebody deleted meanwhile.
  const known = data && ids.flatMap((id) => data.find((photo) => photo?.id === id) ?? []);
  const descriptions = useDescriptions(ids, known ?? [], onSaved, onClose);
  const { photos, textsOf, change, failures, isBusy, summary, save } = descriptions;
  const firstToDescribe = photos.find(({ alt }) => alt === '') ?? photos[0];
  const id = useId();
  const cancel = () => {
    descriptions.draft.finish();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={id}
      maxWidth="md"
      fullWidth
      fullScreen={useIsPhone()}
    >
      <DialogTitle id={id}>
        {ids.length === 1
          ? t('Describe the photo')
          : t('Describe {count, plural, one {# photo} other {# photos}}', { count: ids.length })}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {t(
            'Describe each photo for people who cannot see it. Enter moves to the next photo, Ctrl + Enter saves.',
          )}
        </Typography>
        {summary && (
          <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
            {summary}
          </Alert>
        )}
        <RestoredNote draft={descriptions.draft} onDiscard={descriptions.discard} />
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {!known && !error && (
          <Skeleton variant="rounded" height={240} role="status" aria-label={t('Loading')} />
        )}
        <DescribedPhotos label={t('Photos to describe')} onSave={save}>
          {photos.map((photo, at) => {
            const texts = textsOf(photo);
            const isForAll =
              texts.credit.trim() !== '' &&
              photos.some((other) => textsOf(other).credit !== texts.credit);
            return (
              <DescribedPhoto
                key={photo.id}
                name={photo.file_name || photo.alt || t('photo {number}', { number: at + 1 })}
                src={addressOfFile(smallestPath(photo))}
                position={objectPosition(photo)}
                texts={texts}
                onChange={(part) => change([photo], part)}
                onCreditForAll={
                  isForAll ? () => change(photos, { credit: texts.credit }) : undefined
                }
                problem={failures[photo.id]}
                hasFocus={photo === firstToDescribe}
              />
            );
          })}
        </DescribedPhotos>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>
        <FormControlLabel
          label={t('Publish the described photos')}
          control={
            <Checkbox
              checked={descriptions.isPublished}
              onChange={(_event, checked) => descriptions.setPublished(checked)}
            />
          }
          sx={{ marginInlineEnd: 'auto' }}
        />
        <Button onClick={cancel} disabled={isBusy}>
          {t('Cancel')}
        </Button>
        <Button variant="contained" onClick={save} disabled={isBusy || !known}>
          {isBusy ? t('Saving…') : t('Save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
