import { useSortable } from '@dnd-kit/sortable';
import { Box, ButtonBase, type SxProps, type Theme } from '@mui/material';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#i18n/t.ts';
import { MoveButtons } from './MoveButtons.tsx';

export type MoveControls = { handle: ReactNode; buttons: ReactNode };

type SortableItemProps = {
  id: string | number;
  at: number;
  count: number;
  name: string;
  isDisabled: boolean;
  onStep: (from: number, to: number) => void;
  children: (controls: MoveControls) => ReactNode;
  sx?: SxProps<Theme>;
};

export function SortableItem(props: SortableItemProps) {
  const { id, at, count, name, isDisabled, onStep, children, sx } = props;
  const sortable = useSortable({ id });
  const { attributes, listeners, transform, transition, isDragging } = sortable;
  const handle = isDisabled ? (
    <Box sx={{ width: 16 }} />
  ) : (
    <ButtonBase
      ref={sortable.setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={t('Reorder {name}', { name })}
      title={t('Drag to reorder')}
      sx={{
        alignSelf: 'stretch',
        minWidth: 32,
        color: 'text.secondary',
        cursor: 'grab',
        touchAction: 'none',
        '&:active': { cursor: 'grabbing' },
      }}
    >
      <GripVertical size={18} aria-hidden="true" />
    </ButtonBase>
  );
  const buttons = (
    <MoveButtons at={at} count={count} name={name} isDisabled={isDisabled} onStep={onStep} />
  );
  return (
    <Box
      component="li"
      ref={sortable.setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      sx={[
        { position: 'relative', minWidth: 0 },
        isDragging && { zIndex: 1, boxShadow: 4, bgcolor: 'background.paper' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children({ handle, buttons })}
    </Box>
  );
}
