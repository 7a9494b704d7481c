import type { languageMessages as English } from '../en/language.ts';

export const languageMessages: typeof English = {
  title: 'اللغة',
};
