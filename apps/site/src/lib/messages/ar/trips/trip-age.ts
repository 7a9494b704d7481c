import { counted } from '../../plural.ts';

export const age = (years: number) =>
  years === 0
    ? 'كل الأعمار'
    : counted(years, {
        one: 'سنة واحدة',
        two: 'سنتان',
        few: '# سنوات',
        other: '# سنة',
      });
