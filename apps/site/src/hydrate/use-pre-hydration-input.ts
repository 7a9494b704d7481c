import { useState } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * What a visitor typed into a served form before it was hydrated, by field; the form puts it back.
 * Empty for a form rendered on the client.
 */
export function usePreHydrationInput(form: string): Readonly<Record<string, string>> {
  const isHydrated = useIsHydrated();
  const [input] = useState(() => {
    if (isHydrated || typeof document === 'undefined') return {};
    const served = document.forms.namedItem(form);
    const entries = served ? [...new FormData(served)] : [];
    return Object.fromEntries(
      entries.flatMap(([field, value]) =>
        typeof value === 'string' && value !== '' ? [[field, value]] : [],
      ),
    );
  });
  return input;
}
