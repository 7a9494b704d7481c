import { imageUrl } from '@expat-buddy/domain/image/image-url';
import { Alert, Box, Button } from '@mui/material';
import { Images } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { env } from '#providers/supabase.ts';
import { Picture } from '../Picture.tsx';
import { keepText } from './form-text.ts';
import { isOutsideAddress } from './outside-address.ts';

const PhotoPicker = lazy(() => import('./PhotoPicker.tsx'));

type PictureInputProps = { source: string; label?: string };

/** The address of a picture, the picture itself beside it, and the photos to choose one from. */
export function PictureInput({ source, label = 'Photo' }: PictureInputProps) {
  const { setValue } = useFormContext();
  const path: unknown = useWatch({ name: source });
  const [isPicking, setPicking] = useState(false);
  const pick = (address: string) => {
    setValue(source, address, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    setPicking(false);
  };
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <Picture src={imageUrl(typeof path === 'string' ? path : null)} width={96} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TextInput
          source={source}
          label={label}
          parse={keepText}
          helperText="A path on this site, such as illustrations/sea-fishing.webp, or the address of a stored photo."
        />
        {isOutsideAddress(path, [window.location.origin, env.supabaseUrl]) && (
          <Alert severity="warning" role="status" sx={{ mb: 1 }}>
            Visitors do not see this picture: their browsers only load pictures from this site.
            Upload it under Photos and choose it here.
          </Alert>
        )}
        <Button
          size="small"
          startIcon={<Images size={18} />}
          onClick={() => setPicking(true)}
          aria-haspopup="dialog"
        >
          Choose a photo
        </Button>
        {isPicking && (
          <Suspense>
            <PhotoPicker onClose={() => setPicking(false)} onPick={pick} />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
