import { useEffect, useState } from 'react';
import { fragmentToken } from '../fragment-token.ts';
import { keepFragment } from '../kept-fragment.ts';

/**
 * The token in the fragment, kept under `key`. It leaves the address bar for the history entry, so that it is in no screenshot but
 * survives a reload. Undefined until the page is hydrated, null without one.
 */
export function useFragmentToken(key: string): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const found = fragmentToken(key);
    setToken(found);
    keepFragment(found ?? '');
    if (window.location.hash) {
      window.history.replaceState(
        { ...window.history.state, [key]: found },
        '',
        window.location.pathname,
      );
    }
    return () => keepFragment('');
  }, [key]);
  return token;
}
