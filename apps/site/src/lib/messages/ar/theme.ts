import type { themeMessages as English } from '../en/theme.ts';

export const themeMessages: typeof English = {
  title: 'المظهر',
  names: { light: 'فاتح', dark: 'داكن', system: 'حسب الجهاز' },
};
