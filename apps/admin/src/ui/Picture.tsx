import { Box } from '@mui/material';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';

/** A decorative 3:2 thumbnail next to a name. */
export function Picture({ src, width }: { src: string | null; width: number | string }) {
  const [failed, setFailed] = useState<string>();
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
      sx={{ ...frame, objectFit: 'cover', display: 'block' }}
    />
  );
}
