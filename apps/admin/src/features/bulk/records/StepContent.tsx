import { DialogActions, DialogContent } from '@mui/material';
import type { ReactNode } from 'react';

type StepContentProps = { actions?: ReactNode; children: ReactNode };

/** The content of one step of the dialog, with its buttons. */
export function StepContent({ actions, children }: StepContentProps) {
  return (
    <>
      <DialogContent>{children}</DialogContent>
      {actions && (
        <DialogActions
          sx={{ px: 3, py: 1.5, gap: 0.5, flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}
        >
          {actions}
        </DialogActions>
      )}
    </>
  );
}
