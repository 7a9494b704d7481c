import { useEffect, useState } from 'react';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';

/**
 * The token of the link that opened the page, removed from the address bar so that it stays in no
 * history and no screenshot. Null without one, which is also how the page is served: an address
 * with a query is rendered by the browser (public/theme.js).
 */
export function useLinkToken(): string | null {
  const isHydrated = useIsHydrated();
  const [token] = useState(() =>
    isHydrated ? new URLSearchParams(window.location.search).get('token') || null : null,
  );
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
  return token;
}
