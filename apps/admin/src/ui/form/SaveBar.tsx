import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveButton, useRecordContext } from 'react-admin';

type SaveBarProps = {
  /** On a page without a card the bar has the page's own colour. */
  on?: 'card' | 'page';
  children?: ReactNode;
};

/** Save, and what else there is to do with the record. It stays in sight while a long form scrolls. */
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
      {/* No submit button: Enter in a one-line field would save a form that is half written. */}
      <SaveButton type="button" label="Save" alwaysEnable={isNew} />
      {children}
    </Box>
  );
}
