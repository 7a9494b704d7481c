import { Alert, Box, Button, FormHelperText, TextField, Typography } from '@mui/material';
import { Images, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '#i18n/t.ts';
import { imageUrl } from '#providers/image-url.ts';
import { env } from '#providers/supabase.ts';
import { Picture } from '#ui/Picture.tsx';
import { ChosenPhoto } from './ChosenPhoto.tsx';
import { isOutsideAddress } from './outside-address.ts';

const PhotoPicker = lazy(() => import('./PhotoPicker.tsx'));

type PictureFieldProps = {
  label: string;
  address: string;
  /** `alt` describes an illustration, is empty for a photo, and missing for a typed address. */
  onChange: (address: string, alt?: string) => void;
  onBlur?: () => void;
  problem?: string | undefined;
};

/** A photo from the library, an upload, an illustration, or a URL. */
export function PictureField(props: PictureFieldProps) {
  const { label, address, onChange, onBlur, problem } = props;
  const [isPicking, setPicking] = useState(false);
  const [isWriting, setWriting] = useState(false);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="text.secondary" sx={{ p: 0, mb: 0.75 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Picture src={imageUrl(address)} width={132} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ChosenPhoto address={address} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginInlineStart: -0.5 }}>
            <Button
              size="small"
              startIcon={<Images size={18} />}
              onClick={() => setPicking(true)}
              aria-haspopup="dialog"
            >
              {t('Choose a photo')}
            </Button>
            {address !== '' && (
              <Button size="small" startIcon={<X size={18} />} onClick={() => onChange('', '')}>
                {t('Remove')}
              </Button>
            )}
            {!isWriting && (
              <Button size="small" color="inherit" onClick={() => setWriting(true)}>
                {t('Enter a file’s path')}
              </Button>
            )}
          </Box>
        </Box>
      </Box>
      {isWriting && (
        <TextField
          label={t('Path of the {label}', { label: label.toLowerCase() })}
          value={address}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          helperText={t(
            'A path on this site, such as illustrations/sea-fishing.webp, or the address of a stored photo.',
          )}
        />
      )}
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      {isOutsideAddress(address, [window.location.origin, env.supabaseUrl]) && (
        <Alert severity="warning" role="status" sx={{ mt: 1 }}>
          {t(
            'Visitors don’t see this photo: their browsers load photos from this site only. Upload it under “Choose a photo”.',
          )}
        </Alert>
      )}
      {isPicking && (
        <Suspense>
          <PhotoPicker
            onClose={() => setPicking(false)}
            onPick={([picture]) => {
              if (picture) onChange(picture.address, picture.alt);
              setPicking(false);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
