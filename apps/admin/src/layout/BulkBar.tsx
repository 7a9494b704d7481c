import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

/** What can be done with the chosen rows; nothing while none is chosen. */
export function BulkBar({ children }: { children: ReactNode }) {
  const { selectedIds = [], onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Box
      role="toolbar"
      aria-label="With the chosen rows"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        bgcolor: 'action.selected',
        borderBlock: 1,
        borderColor: 'divider',
      }}
    >
      <Typography role="status" sx={{ fontWeight: 500, mr: 1 }}>
        {selectedIds.length} chosen
      </Typography>
      {children}
      <Button
        size="small"
        onClick={() => onUnselectItems()}
        sx={{ marginInlineStart: { sm: 'auto' } }}
      >
        Choose none
      </Button>
    </Box>
  );
}
