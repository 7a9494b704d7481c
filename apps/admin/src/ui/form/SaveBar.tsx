import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveButton, useFormIsDirty, useRecordContext, useSaveContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { Announcement } from '../Announcement.tsx';
import { refuseHalfTyped } from '../inputs/DateField.tsx';
import { useHeldFocus } from './use-held-focus.ts';

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
  const { isSubmitting, isValidating } = useFormState();
  // `isDirty` of the form's state can stay behind.
  const isDirty = useFormIsDirty();
  const { saving } = useSaveContext();
  const isSaving = isSubmitting || saving === true;
  const hasNothing = !(isNew || isReady || isDirty);
  const { disabled, ...held } = useHeldFocus(isBlocked || isSaving || isValidating || hasNothing);
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        // One row on a phone, which the bar would cover otherwise.
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        justifyContent: 'space-between',
        gap: { xs: 1, sm: 2 },
        '& > button': { flexShrink: 1, minWidth: 0, flexGrow: { xs: 1, sm: 0 }, lineHeight: 1.3 },
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
        {...held}
        {...(disabled ? { disabled } : { alwaysEnable: true })}
        onClick={(event) => {
          const isRefused = refuseHalfTyped(event.currentTarget.closest('form'));
          if (isRefused || held['aria-disabled']) event.preventDefault();
        }}
      />
      {children}
      <Announcement>{isSaving ? t('Saving…') : ''}</Announcement>
    </Box>
  );
}
