import { Box, IconButton } from '@mui/material';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { Ordering } from './use-ordering.ts';

type MoveProps = {
  ordering: Ordering;
  at: number;
};

/** For the pointer only: who uses a keyboard has the buttons. */
export function DragHandle({ ordering, at }: MoveProps) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      title="Drag to reorder"
      {...ordering.handle(at)}
      sx={{
        display: 'grid',
        placeItems: 'center',
        alignSelf: 'stretch',
        minWidth: 32,
        color: 'text.secondary',
        cursor: 'grab',
        touchAction: 'none',
        '&:active': { cursor: 'grabbing' },
      }}
    >
      <GripVertical size={18} />
    </Box>
  );
}

type MoveButtonsProps = MoveProps & { count: number; name: string; isDisabled?: boolean };

export function MoveButtons({ ordering, at, count, name, isDisabled = false }: MoveButtonsProps) {
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <IconButton
        data-move="up"
        aria-label={`Move ${name} up`}
        disabled={isDisabled || at === 0}
        onClick={() => ordering.step(at, 'up')}
      >
        <ArrowUp size={18} />
      </IconButton>
      <IconButton
        data-move="down"
        aria-label={`Move ${name} down`}
        disabled={isDisabled || at === count - 1}
        onClick={() => ordering.step(at, 'down')}
      >
        <ArrowDown size={18} />
      </IconButton>
    </Box>
  );
}
