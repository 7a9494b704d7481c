import { counted } from '../../plural.ts';

export const age = (years: number) =>
  years === 0 ? 'Tous les âges' : counted(years, { one: '# an', other: '# ans' });
