import { Box, IconButton, Typography } from '@mui/material';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MoveControls } from '#features/ordering/SortableItem.tsx';
import { t } from '#i18n/t.ts';

type EntryCardProps = {
  name: string;
  controls: MoveControls;
  /** What Remove calls it, if not by that name. */
  removedName?: string;
  onRemove: () => void;
  children: ReactNode;
};

/** An entry of a sortable list in a form. */
export function EntryCard({
  name,
  controls,
  removedName = name,
  onRemove,
  children,
}: EntryCardProps) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {controls.handle}
        <Typography sx={{ flex: 1, fontWeight: 500 }}>{name}</Typography>
        {controls.buttons}
        <IconButton aria-label={t('Remove {name}', { name: removedName })} onClick={onRemove}>
          <Trash2 size={18} />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, px: 2, pb: 1.5 }}>
        {children}
      </Box>
    </Box>
  );
}
