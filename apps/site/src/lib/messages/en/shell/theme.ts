import type { Theme } from '../../../theme.ts';

export const themeMessages = {
  title: 'Appearance',
  names: { light: 'Light', dark: 'Dark', system: 'System' } satisfies Record<Theme, string>,
};
