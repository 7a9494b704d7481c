import { Notification } from 'react-admin';

export function Toasts() {
  return (
    <Notification
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    />
  );
}
