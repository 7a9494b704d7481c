import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';

/** Sticky at the bottom, so that it stays visible and moves no row under the pointer. */
export function BulkBar({ children }: { children: ReactNode }) {
  const { data = [], selectedIds = [], onSelect, onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  const ids = data.map(({ id }) => id);
  return (
    <Box
      role="toolbar"
      aria-label={t('Selected rows')}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        bgcolor: 'action.selected',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography role="status" sx={{ fontWeight: 500, mr: 1 }}>
        {t('{count} selected', { count: selectedIds.length })}
      </Typography>
      {children}
      <Box sx={{ display: 'flex', gap: 1, marginInlineStart: { sm: 'auto' } }}>
        {ids.some((id) => !selectedIds.includes(id)) && (
          <Button size="small" onClick={() => onSelect([...new Set([...selectedIds, ...ids])])}>
            {t('Select all')}
          </Button>
        )}
        <Button size="small" onClick={() => onUnselectItems()}>
          {t('Clear')}
        </Button>
      </Box>
    </Box>
  );
}
