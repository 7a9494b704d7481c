export const toastMessages = {
  region: 'Notifications',
  dismiss: 'Dismiss notification',
};
