export const toast = {
  region: 'Notifications',
  dismiss: 'Dismiss notification',
};
