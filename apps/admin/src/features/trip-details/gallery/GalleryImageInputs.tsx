import type { GalleryImage } from '@expat-buddy/domain/trip/types';
import { TextField } from '@mui/material';
import { PictureField } from '#features/photos/PictureField.tsx';
import { t } from '#i18n/t.ts';

type GalleryImageInputsProps = {
  entry: GalleryImage;
  number: number;
  onChange: (entry: GalleryImage) => void;
};

export function GalleryImageInputs({ entry, number, onChange }: GalleryImageInputsProps) {
  return (
    <>
      <PictureField
        label={t('Image')}
        address={entry.image}
        onChange={(image, alt) => onChange({ ...entry, image, alt: alt ?? entry.alt })}
      />
      <TextField
        label={t('Alternative text')}
        value={entry.alt}
        onChange={(event) => onChange({ ...entry, alt: event.target.value })}
        helperText={t(
          'What it shows, for people who do not see it. Empty: the text of the photo library.',
        )}
        slotProps={{
          htmlInput: {
            'aria-label': t('Alternative text of picture {number}', { number }),
          },
        }}
      />
      <TextField
        label={t('Caption')}
        value={entry.caption}
        onChange={(event) => onChange({ ...entry, caption: event.target.value })}
        slotProps={{
          htmlInput: { 'aria-label': t('Caption of picture {number}', { number }) },
        }}
      />
    </>
  );
}
