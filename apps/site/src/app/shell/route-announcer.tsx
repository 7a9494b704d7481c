import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const TITLE_SETTLES_MS = 300;

/** Announces the new page to screen readers, as browsers do when a document loads. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<{ pathname: string; title: string }>();

  useEffect(() => {
    const timer = setTimeout(
      () => setOpened({ pathname, title: document.title }),
      TITLE_SETTLES_MS,
    );
    return () => clearTimeout(timer);
  }, [pathname]);

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {opened?.title}
    </p>
  );
}
