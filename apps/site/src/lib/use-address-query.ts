import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Set before the first paint by public/theme.js: what is served answers no question (styles/site.css). */
const WAITS = 'waits-for-answer';

/**
 * The query of the address, which what was served does not know: empty in the render that takes a page
 * over, and from then on what the visitor asks for. Until then its `data-answers` are not shown.
 */
export function useAddressQuery(): string {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  useLayoutEffect(() => {
    if (isHydrated) document.documentElement.classList.remove(WAITS);
  }, [isHydrated]);
  return isHydrated ? search : '';
}
