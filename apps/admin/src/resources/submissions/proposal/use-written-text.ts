import type { Language } from '@expat-buddy/domain/language/languages';
import { useWatch } from 'react-hook-form';

/** For the fields that the customer reads, in the language of the proposal. */
export function useWrittenText() {
  const lang: Language = useWatch({ name: 'language' }) ?? 'en';
  return { htmlInput: { dir: 'auto', lang } } as const;
}
