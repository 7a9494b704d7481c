import { Notification } from 'react-admin';

export function Toasts() {
  return (
    <Notification
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      // Above the bar with Save: a notice under the pointer stays, and would never let it go.
      sx={{ '&.MuiSnackbar-root': { bottom: 84 } }}
    />
  );
}
