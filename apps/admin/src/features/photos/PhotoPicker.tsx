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
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { t } from '#i18n/t.ts';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import { NewPhotos } from './new/NewPhotos.tsx';
import { useNewPhotos } from './new/use-new-photos.ts';
import { PhotoChoices } from './PhotoChoices.tsx';
import type { PickedPicture } from './picked-picture.ts';
import { DropOverlay } from './upload/DropOverlay.tsx';

const IllustrationChoices = lazy(() => import('./IllustrationChoices.tsx'));

const INVALID = '[aria-invalid=true]';

type PhotoPickerProps = {
  /** Several pictures at once. */
  isMultiple?: boolean;
  onClose: () => void;
  onPick: (pictures: readonly PickedPicture[]) => void;
};

function labelOf(count: number, isMultiple: boolean): string {
  if (!isMultiple) return t('Use this photo');
  return t('Add {count, plural, one {# photo} other {# photos}}', { count });
}

/** Photos of the library, new ones, or illustrations of the site. */
export default function PhotoPicker({ isMultiple = false, onClose, onPick }: PhotoPickerProps) {
  const [source, setSource] = useState<'photos' | 'illustrations'>('photos');
  const [chosen, setChosen] = useState<readonly PickedPicture[]>([]);
  const added = useNewPhotos(isMultiple);
  const count = chosen.length + added.photos.length;
  const label = labelOf(count, isMultiple);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  const choose = (picture: PickedPicture) => {
    if (!isMultiple) {
      added.abandon();
      onPick([picture]);
      return;
    }
    const others = chosen.filter(({ address }) => address !== picture.address);
    setChosen(others.length < chosen.length ? others : [...chosen, picture]);
  };
  const close = () => {
    added.abandon();
    onClose();
  };
  const use = async () => {
    const pictures = await added.save();
    if (pictures) onPick([...chosen, ...pictures]);
    else requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>(INVALID)?.focus());
  };
  const add = (files: File[]) => {
    setSource('photos');
    added.add(files);
  };
  const choices = { chosen, onChoose: choose, isMultiple };

  return (
    <Dialog
      open
      onClose={added.isSaving ? undefined : close}
      aria-labelledby={id}
      maxWidth="md"
      fullWidth
      fullScreen={useIsPhone()}
    >
      <DialogTitle id={id}>{isMultiple ? t('Choose photos') : t('Choose a photo')}</DialogTitle>
      <Tabs
        value={source}
        onChange={(_event, picked: typeof source) => setSource(picked)}
        aria-label={t('Where from')}
        sx={{ px: 2 }}
      >
        <Tab value="photos" label={t('Photos')} id={`${id}-photos`} aria-controls={`${id}-panel`} />
        <Tab
          value="illustrations"
          label={t('Illustrations')}
          id={`${id}-illustrations`}
          aria-controls={`${id}-panel`}
        />
      </Tabs>
      <DialogContent
        ref={panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${source}`}
      >
        {source === 'photos' ? (
          <>
            <NewPhotos added={added} onSave={() => void use()} />
            <PhotoChoices {...choices} isNew={added.has} onFiles={add} />
          </>
        ) : (
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <IllustrationChoices {...choices} />
          </Suspense>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={close} disabled={added.isSaving}>
          {t('Cancel')}
        </Button>
        {(isMultiple || added.photos.length > 0) && (
          <Button
            variant="contained"
            onClick={() => void use()}
            disabled={count === 0 || !added.isReady || added.isSaving}
          >
            {added.isSaving ? t('Saving…') : label}
          </Button>
        )}
      </DialogActions>
      <DropOverlay isOpen onFiles={add} />
    </Dialog>
  );
}
