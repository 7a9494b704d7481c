import { tokenIn } from '@expat-buddy/domain/link-token';
import { useEffect, useState } from 'react';
import { keepFragment } from '../kept-fragment.ts';

/**
 * The token in the fragment, kept under `key`. It leaves the address bar for the history entry, so that it is in no screenshot but
 * survives a reload. Undefined until the page is hydrated, null without one.
 */
export function useFragmentToken(key: string): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const { state } = window.history;
    const found = tokenIn(window.location.hash || state?.[key]);
    setToken(found);
    keepFragment(found ?? '');
    if (window.location.hash) {
      window.history.replaceState({ ...state, [key]: found }, '', window.location.pathname);
    }
    return () => keepFragment('');
  }, [key]);
  return token;
}
