import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Tab,
  Tabs,
} from '@mui/material';
import { lazy, Suspense, useId, useState } from 'react';
import { PhotoChoices } from './PhotoChoices.tsx';
import type { PickedPicture } from './PictureChoices.tsx';

const IllustrationChoices = lazy(() => import('./IllustrationChoices.tsx'));

type PhotoPickerProps = { onClose: () => void; onPick: PickedPicture };

/** Photos of the library, or illustrations of the site. */
export default function PhotoPicker({ onClose, onPick }: PhotoPickerProps) {
  const [source, setSource] = useState<'photos' | 'illustrations'>('photos');
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>Choose a photo</DialogTitle>
      <Tabs
        value={source}
        onChange={(_event, chosen: typeof source) => setSource(chosen)}
        aria-label="Where from"
        sx={{ px: 2 }}
      >
        <Tab value="photos" label="Photos" id={`${id}-photos`} aria-controls={`${id}-panel`} />
        <Tab
          value="illustrations"
          label="Illustrations"
          id={`${id}-illustrations`}
          aria-controls={`${id}-panel`}
        />
      </Tabs>
      <DialogContent role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${source}`}>
        {source === 'photos' ? (
          <PhotoChoices onPick={onPick} />
        ) : (
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <IllustrationChoices onPick={onPick} />
          </Suspense>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
