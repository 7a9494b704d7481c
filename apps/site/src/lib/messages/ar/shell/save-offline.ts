import type { saveOfflineMessages as English } from '../../en/shell/save-offline.ts';

export const saveOfflineMessages: typeof English = {
  save: 'حفظ للقراءة دون اتصال',
  saving: 'جارٍ الحفظ…',
  pages: 'الصفحات المحفوظة',
  saved: 'محفوظة للقراءة دون اتصال – حذف',
};
