import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveButton, useRecordContext } from 'react-admin';

type SaveBarProps = {
  /** Matches the background. */
  on?: 'card' | 'page';
  children?: ReactNode;
};

/** Sticky, so that Save stays visible in a long form. */
export function SaveBar({ on = 'card', children }: SaveBarProps) {
  const isNew = useRecordContext()?.id === undefined;
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        mt: 3,
        py: 1.5,
        bgcolor: on === 'card' ? 'background.paper' : 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {/* Not a submit button: Enter in a text field would save a half-written form. */}
      <SaveButton type="button" label="Save" alwaysEnable={isNew} />
      {children}
    </Box>
  );
}
