import { Portal } from '@mui/material';
import { Notification } from 'react-admin';

/** Beside the page, not in it: an open drawer hides the page from screen readers, and its news too. */
export function Toasts() {
  return (
    <Portal>
      <Notification
        autoHideDuration={5000}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        // Above the bar with Save: a notice under the pointer stays, and would never let it go.
        sx={{ '&.MuiSnackbar-root': { bottom: 84 } }}
      />
    </Portal>
  );
}
