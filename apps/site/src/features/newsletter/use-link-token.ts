import { useEffect, useState } from 'react';

/**
 * The token of the link that opened the page, taken out of the address bar so that it stays in no
 * history and no screenshot. Undefined until it was looked for, null when there is none.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const { search, pathname } = window.location;
    const found = new URLSearchParams(search).get('token');
    if (found) window.history.replaceState(window.history.state, '', pathname);
    setToken((known) => found || known || null);
  }, []);
  return token;
}
