import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveButton, useRecordContext } from 'react-admin';
import { t } from '#i18n/t.ts';

type SaveBarProps = {
  /** Matches the background. */
  on?: 'card' | 'page';
  label?: string;
  /** There is something to save without any edit. */
  isReady?: boolean;
  isBlocked?: boolean | undefined;
  children?: ReactNode;
};

/** Sticky, so that Save stays visible in a long form. */
export function SaveBar(props: SaveBarProps) {
  const { on = 'card', label = t('Save'), isReady = false, isBlocked = false, children } = props;
  const isNew = useRecordContext()?.id === undefined;
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
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
      <SaveButton
        type="button"
        label={label}
        {...(isBlocked ? { disabled: true } : { alwaysEnable: isNew || isReady })}
      />
      {children}
    </Box>
  );
}
