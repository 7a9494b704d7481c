import { useState } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * What a visitor wrote into a served form before its code was there, by field. It is read while the form
 * is taken over, and the form has to put it back; empty for a form that was not served.
 */
export function useEarlyWords(form: string): Readonly<Record<string, string>> {
  const isHydrated = useIsHydrated();
  const [words] = useState(() => {
    if (isHydrated || typeof document === 'undefined') return {};
    const served = document.forms.namedItem(form);
    const entries = served ? [...new FormData(served)] : [];
    return Object.fromEntries(
      entries.flatMap(([field, value]) =>
        typeof value === 'string' && value !== '' ? [[field, value]] : [],
      ),
    );
  });
  return words;
}
