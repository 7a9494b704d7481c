import { Box, Portal } from '@mui/material';
import { t } from '#i18n/t.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

type DropOverlayProps = { isOpen: boolean; onFiles: (files: File[]) => void };

/** Accepts files dropped on the page or pasted into it. */
export function DropOverlay({ isOpen, onFiles }: DropOverlayProps) {
  const isOver = useDroppedFiles(isOpen, onFiles);
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
        {t('Drop the photos to upload them')}
      </Box>
    </Portal>
  );
}
