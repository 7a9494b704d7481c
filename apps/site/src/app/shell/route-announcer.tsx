import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { setLoading } from '#lib/loading-sign.ts';

/** Announces new pages to screen readers. The first page needs no announcement, so the code loads later. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const region = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    import('./announce-page.ts').then(
      ({ announcePage }) => region.current && announcePage(region.current, pathname),
      () => setLoading(false),
    );
  }, [pathname]);

  return <p ref={region} aria-live="polite" aria-atomic="true" className="sr-only" />;
}
