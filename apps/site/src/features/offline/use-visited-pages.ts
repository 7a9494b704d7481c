import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf } from '#lib/address.ts';
import { isOffline } from '#lib/offline/connection.ts';
import { visitedPages, withPage } from '#lib/offline/page-lists.ts';

const SETTLED_MS = 1500;
const MOST = 12;

export function useVisitedPages(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setInterval(() => {
      // A loading page has no title yet, and nothing is cached before the service worker is active.
      if (document.title === '' || !navigator.serviceWorker?.controller) return;
      clearInterval(timer);
      const isPage = document.querySelector('meta[name="robots"][content="noindex"]') === null;
      if (!isPage || isOffline()) return;
      const title = document.title.replace(/ \| [^|]*$/, '');
      const page = { path: addressOf(pathname), title, at: Date.now() };
      visitedPages.write(withPage(visitedPages.read(), page, MOST));
    }, SETTLED_MS);
    return () => clearInterval(timer);
  }, [pathname]);
}
