import { Box } from '@mui/material';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { usePhotoPosition } from './use-photo-position.ts';

type PictureProps = {
  src: string | null;
  width: number | string;
  /** Its focal point, where the caller has the photo. */
  position?: string | undefined;
};

/** A decorative 3:2 thumbnail next to a name. */
export function Picture({ src, width, position: known }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const found = usePhotoPosition(known === undefined ? src : null);
  const position = known ?? found;
  const frame = { width, aspectRatio: '3 / 2', flexShrink: 0, borderRadius: 1, bgcolor: 'divider' };
  if (!src || failed === src) {
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        <ImageOff size={18} aria-hidden="true" />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={src}
      alt=""
      loading="lazy"
      onError={() => setFailed(src)}
      sx={{ ...frame, objectFit: 'cover', objectPosition: position, display: 'block' }}
    />
  );
}
