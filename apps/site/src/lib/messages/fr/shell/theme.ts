import type { themeMessages as English } from '../../en/shell/theme.ts';

export const themeMessages: typeof English = {
  title: 'Apparence',
  names: { light: 'Clair', dark: 'Sombre', system: 'Système' },
};
