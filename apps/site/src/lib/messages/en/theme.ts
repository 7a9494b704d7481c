import type { Theme } from '@expat-buddy/domain/theme/theme';

export const theme = {
  title: 'Appearance',
  names: { light: 'Light', dark: 'Dark', system: 'System' } satisfies Record<Theme, string>,
};
