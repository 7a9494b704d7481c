import type { languageMessages as English } from '../../en/shell/language.ts';
import { isolated } from '../grammar/isolated.ts';

export const languageMessages: typeof English = {
  title: 'اللغة',
  current: (name) => `اللغة: ${isolated(name)}`,
};
