import { Box, Button, IconButton, Typography } from '@mui/material';
import { ArrowLeft, ArrowRight, Images, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { imageUrl } from '#providers/image-url.ts';
import { moved, without } from '#ui/inputs/line-order.ts';
import { Picture } from '#ui/Picture.tsx';

const PhotoPicker = lazy(() => import('./PhotoPicker.tsx'));

type GalleryInputProps = { source: string; label: string };

export function GalleryInput({ source, label }: GalleryInputProps) {
  const { field } = useInput<string[]>({ source, defaultValue: [] });
  const paths = Array.isArray(field.value) ? field.value : [];
  const [isPicking, setPicking] = useState(false);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="text.secondary" sx={{ p: 0, mb: 1 }}>
        {label}
      </Typography>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
      >
        {paths.map((path, at) => (
          <Box component="li" key={path} sx={{ width: 132 }}>
            <Picture src={imageUrl(path)} width="100%" />
            <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
              <IconButton
                aria-label={t('Move photo {place} to the front', { place: at + 1 })}
                disabled={at === 0}
                onClick={() => field.onChange(moved(paths, at, at - 1))}
              >
                <ArrowLeft size={18} />
              </IconButton>
              <IconButton
                aria-label={t('Move photo {place} to the back', { place: at + 1 })}
                disabled={at === paths.length - 1}
                onClick={() => field.onChange(moved(paths, at, at + 1))}
              >
                <ArrowRight size={18} />
              </IconButton>
              <IconButton
                aria-label={t('Remove photo {place}', { place: at + 1 })}
                onClick={() => field.onChange(without(paths, at))}
              >
                <Trash2 size={18} />
              </IconButton>
            </Box>
          </Box>
        ))}
      </Box>
      <Button
        size="small"
        startIcon={<Images size={18} />}
        onClick={() => setPicking(true)}
        aria-haspopup="dialog"
      >
        {t('Add photos to the gallery')}
      </Button>
      {isPicking && (
        <Suspense>
          <PhotoPicker
            isMultiple
            onClose={() => setPicking(false)}
            onPick={(pictures) => {
              setPicking(false);
              field.onChange([...new Set([...paths, ...pictures.map(({ address }) => address)])]);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
