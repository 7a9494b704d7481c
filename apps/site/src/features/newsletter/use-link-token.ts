import { tokenInQuery } from '@expat-buddy/domain/link-token';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '#hydrate/use-is-hydrated.ts';
import { keepFragment } from '#lib/kept-fragment.ts';

/** In the fragment, or in the query as in emails sent earlier. */
const tokenInAddress = () =>
  tokenInQuery(window.location.hash.slice(1)) ?? tokenInQuery(window.location.search);

/** A link opened in this tab changes only the fragment, which loads nothing. */
function openAgain(): void {
  if (tokenInAddress()) window.location.reload();
}

/**
 * Reads the token from the URL and removes it, so that it is not in the history or in a screenshot.
 * Returns null without a token, and in the prerendered page.
 */
export function useLinkToken(): string | null {
  const isHydrated = useIsHydrated();
  const [token] = useState(() => (isHydrated ? tokenInAddress() : null));
  useEffect(() => {
    if (!token) return;
    keepFragment(`token=${token}`);
    window.history.replaceState(window.history.state, '', window.location.pathname);
    return () => keepFragment('');
  }, [token]);
  useEffect(() => {
    window.addEventListener('hashchange', openAgain);
    return () => window.removeEventListener('hashchange', openAgain);
  }, []);
  return token;
}
