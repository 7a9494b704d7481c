import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import type { Ordering } from './use-ordering.ts';

type OrderedRowProps = {
  ordering: Ordering;
  at: number;
  children: ReactNode;
  sx?: SxProps<Theme>;
};

/** A row that can be dragged: faint while it is, with a line where it would land. */
export function OrderedRow({ ordering, at, children, sx }: OrderedRowProps) {
  const mark = ordering.dropMark(at);
  return (
    <Box
      component="li"
      sx={[
        { position: 'relative', minWidth: 0, opacity: ordering.isDragged(at) ? 0.45 : 1 },
        mark !== undefined && {
          '&::after': {
            content: '""',
            position: 'absolute',
            insetInline: 0,
            [mark === 'before' ? 'top' : 'bottom']: -2,
            height: 3,
            borderRadius: 1,
            bgcolor: 'primary.main',
            zIndex: 1,
          },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
