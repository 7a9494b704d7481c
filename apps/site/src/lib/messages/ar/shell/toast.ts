import type { toastMessages as English } from '../../en/shell/toast.ts';

export const toastMessages: typeof English = {
  region: 'الإشعارات',
  dismiss: 'إغلاق الإشعار',
};
