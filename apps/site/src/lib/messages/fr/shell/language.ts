import type { languageMessages as English } from '../../en/shell/language.ts';

export const languageMessages: typeof English = {
  title: 'Langue',
  current: (name: string) => `Langue : ${name}`,
};
