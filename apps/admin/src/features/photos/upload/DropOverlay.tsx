import { Box, Portal } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { uploadQueue } from './uploads.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

/** Accepts files dropped or pasted on the list, unless a drawer is open. */
export function DropOverlay() {
  const { pathname } = useLocation();
  const isOver = useDroppedFiles(/^\/photos\/?$/.test(pathname), uploadQueue.add);
  if (!isOver) return null;
  return (
    <Portal>
      <Box
        sx={{
          position: 'fixed',
          inset: 12,
          zIndex: 'tooltip',
          display: 'grid',
          placeItems: 'center',
          pointerEvents: 'none',
          border: '3px dashed',
          borderColor: 'primary.main',
          borderRadius: 2,
          bgcolor: 'background.paper',
          opacity: 0.94,
          fontSize: '1.375rem',
          fontWeight: 500,
        }}
      >
        Drop the photos to upload them
      </Box>
    </Portal>
  );
}
