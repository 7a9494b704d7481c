import { tokenInQuery } from '@expat-buddy/domain/link-token';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '#rendering/hydrate/use-is-hydrated.ts';

/**
 * Reads the token from the URL and removes it, so that it is not in the history or in a screenshot.
 * Returns null without a token, and in the prerendered page.
 */
export function useLinkToken(): string | null {
  const isHydrated = useIsHydrated();
  const [token] = useState(() => (isHydrated ? tokenInQuery(window.location.search) : null));
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
  return token;
}
