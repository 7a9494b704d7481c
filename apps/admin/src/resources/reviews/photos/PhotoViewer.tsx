import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  IconButton,
  Typography,
} from '@mui/material';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { t } from '#i18n/t.ts';

type PhotoViewerProps = {
  /** The author of the review. */
  name: string;
  photos: readonly { caption: string; url: string | undefined }[];
  /** The index of the photo to begin with. */
  start: number;
  onClose: () => void;
};

/** Large enough to judge a photo. */
export default function PhotoViewer({ name, photos, start, onClose }: PhotoViewerProps) {
  const [current, setCurrent] = useState(start);
  const photo = photos[current];
  const show = (index: number) => setCurrent(Math.max(0, Math.min(photos.length - 1, index)));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') show(current - 1);
    if (key === 'ArrowRight') show(current + 1);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { 'aria-label': t('Photos of the review of {name}', { name }) } }}
      maxWidth="lg"
      fullWidth
    >
      <DialogContent sx={{ p: 0, bgcolor: 'grey.900', display: 'grid', placeItems: 'center' }}>
        <Box
          component="img"
          src={photo?.url}
          alt={photo?.caption || t('Photo {number}', { number: current + 1 })}
          referrerPolicy="no-referrer"
          sx={{ width: '100%', height: '70vh', objectFit: 'contain' }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 2, gap: 1, flexWrap: 'wrap' }}>
        <Typography
          role="status"
          variant="body2"
          sx={{ marginInlineEnd: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {t('{number} of {count}', { number: current + 1, count: photos.length })}
          {photo?.caption && (
            <>
              {' · '}
              <bdi>{photo.caption}</bdi>
            </>
          )}
        </Typography>
        {photos.length > 1 && (
          <>
            <IconButton
              aria-label={t('Previous photo')}
              disabled={current === 0}
              onClick={() => show(current - 1)}
            >
              <ArrowLeft size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              aria-label={t('Next photo')}
              disabled={current === photos.length - 1}
              onClick={() => show(current + 1)}
            >
              <ArrowRight size={18} aria-hidden="true" />
            </IconButton>
          </>
        )}
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
