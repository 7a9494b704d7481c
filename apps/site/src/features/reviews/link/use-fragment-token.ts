import { useEffect, useState } from 'react';

const KEY = 'reviewToken';

/**
 * The token in the fragment. It leaves the address bar for the history entry, so that it is in no screenshot but
 * survives a reload. Undefined until the page is hydrated, null without one.
 */
export function useFragmentToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const { state } = window.history;
    const given = window.location.hash.slice(1) || state?.[KEY];
    setToken(typeof given === 'string' && given ? given : null);
    if (window.location.hash) {
      window.history.replaceState({ ...state, [KEY]: given }, '', window.location.pathname);
    }
  }, []);
  return token;
}
