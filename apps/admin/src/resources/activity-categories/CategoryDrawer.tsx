import { Box, Drawer, IconButton, Typography } from '@mui/material';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListPath } from '#layout/record-paths.ts';

/** The drawer over the list. Closing it is going back to the list's address. */
export function CategoryDrawer({ title, children }: { title: string; children: ReactNode }) {
  const navigate = useNavigate();
  const listPath = useListPath('activity-categories');
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
          'aria-labelledby': 'category-drawer-title',
          sx: { width: 'min(100vw, 520px)', px: { xs: 2, sm: 3 }, pb: 0 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', py: 2 }}>
        <Typography variant="h1" component="h2" id="category-drawer-title">
          {title}
        </Typography>
        <IconButton onClick={close} aria-label="Close">
          <X size={20} />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}
