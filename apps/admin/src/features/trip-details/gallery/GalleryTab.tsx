import type { GalleryImage } from '@expat-buddy/domain/trip/types';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { Images } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useInput } from 'react-admin';
import { SortableList } from '#features/ordering/SortableList.tsx';
import { t } from '#i18n/t.ts';
import { errorMessage } from '#ui/inputs/form-text.ts';
import { moved, without } from '#ui/inputs/line-order.ts';
import { EntryCard } from '../EntryCard.tsx';
import { imagesOf } from '../trip-form.ts';
import { GalleryImageInputs } from './GalleryImageInputs.tsx';

const PhotoPicker = lazy(() => import('#features/photos/PhotoPicker.tsx'));

const nameOf = (at: number) => t('Picture {number}', { number: at + 1 });

/** One field, so that a conflict keeps one version's gallery, never a mixture. */
export function GalleryTab() {
  const { field, fieldState } = useInput<GalleryImage[]>({ source: 'gallery', defaultValue: [] });
  const images = imagesOf(field.value);
  const [isPicking, setPicking] = useState(false);
  return (
    <Box data-field="gallery" sx={{ minWidth: 0 }}>
      {images.length === 0 && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {t('More pictures of this trip, after its main photo.')}
        </Typography>
      )}
      <SortableList
        items={images}
        label={t('Pictures of the gallery')}
        nameOf={(_entry, at) => nameOf(at)}
        onMove={(from, to) => field.onChange(moved(images, from, to))}
        sx={{ display: 'grid', gap: 1 }}
        renderItem={(entry, at, controls) => (
          <EntryCard
            name={nameOf(at)}
            controls={controls}
            onRemove={() => field.onChange(without(images, at))}
          >
            <GalleryImageInputs
              entry={entry}
              number={at + 1}
              onChange={(changed) => field.onChange(images.with(at, changed))}
            />
          </EntryCard>
        )}
      />
      {fieldState.error && <FormHelperText error>{errorMessage(fieldState.error)}</FormHelperText>}
      <Button
        size="small"
        startIcon={<Images size={18} />}
        onClick={() => setPicking(true)}
        aria-haspopup="dialog"
        sx={{ mt: 1 }}
      >
        {t('Add pictures')}
      </Button>
      {isPicking && (
        <Suspense>
          <PhotoPicker
            isMultiple
            onClose={() => setPicking(false)}
            onPick={(pictures) => {
              setPicking(false);
              const added = pictures.map(({ address, alt }) => ({
                id: crypto.randomUUID(),
                image: address,
                alt,
                caption: '',
              }));
              field.onChange([...images, ...added]);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
