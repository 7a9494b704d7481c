import { counted } from '../../plural.ts';

export const age = (years: number) =>
  years === 0 ? 'All ages' : counted(years, { one: '# year', other: '# years' });
