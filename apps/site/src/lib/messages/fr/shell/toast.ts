import type { toastMessages as English } from '../../en/shell/toast.ts';

export const toastMessages: typeof English = {
  region: 'Notifications',
  dismiss: 'Fermer la notification',
};
