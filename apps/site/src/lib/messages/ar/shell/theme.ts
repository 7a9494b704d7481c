import type { themeMessages as English } from '../../en/shell/theme.ts';

export const themeMessages: typeof English = {
  title: 'المظهر',
  names: { light: 'فاتح', dark: 'داكن', system: 'حسب الجهاز' },
};
