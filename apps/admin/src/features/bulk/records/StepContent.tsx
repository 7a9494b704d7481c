import { DialogActions, DialogContent } from '@mui/material';
import type { ReactNode } from 'react';

type StepContentProps = { actions?: ReactNode; children: ReactNode };

/** The content of one step of the dialog, with its buttons. */
export function StepContent({ actions, children }: StepContentProps) {
  return (
    <>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>{actions}</DialogActions>}
    </>
  );
}
