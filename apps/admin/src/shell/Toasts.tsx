import { Portal } from '@mui/material';
import { Notification } from 'react-admin';

/** Rendered outside the page, because an open drawer hides the page from screen readers. */
export function Toasts() {
  return (
    <Portal>
      <Notification
        autoHideDuration={5000}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        // Above the save bar: a notice under the pointer never times out.
        sx={{ '&.MuiSnackbar-root': { bottom: 84 } }}
      />
    </Portal>
  );
}
