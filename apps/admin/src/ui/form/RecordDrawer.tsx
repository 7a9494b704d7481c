import { Box, Drawer, IconButton, Typography } from '@mui/material';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { useListPath } from '../record-paths.ts';

type RecordDrawerProps = { resource: string; title: string; children: ReactNode };

/** Closing navigates to the list's address. */
export function RecordDrawer({ resource, title, children }: RecordDrawerProps) {
  const navigate = useNavigate();
  const listPath = useListPath(resource);
  const id = useId();
  const close = () => void navigate(listPath);
  return (
    <Drawer
      anchor="right"
      open
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: 'min(100vw, 560px)', px: { xs: 2, sm: 3 } },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', py: 2 }}>
        <Typography variant="h1" component="h2" id={id}>
          {title}
        </Typography>
        <IconButton onClick={close} aria-label={t('Close')}>
          <X size={20} />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}
