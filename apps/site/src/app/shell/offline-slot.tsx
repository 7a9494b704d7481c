import { type ComponentType, useEffect, useState } from 'react';
import { SilentErrorBoundary } from './silent-error-boundary.tsx';

/** Loads what depends on the visitor's device once the page is idle, in production builds only. */
export function OfflineSlot() {
  const [Notice, setNotice] = useState<ComponentType>();

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const load = () =>
      import('./idle-notices.tsx').then(
        ({ default: loaded }) => setNotice(() => loaded),
        () => {},
      );
    const whenIdle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5000 });
      else setTimeout(load, 2000);
    };
    if (document.readyState === 'complete') return whenIdle();
    window.addEventListener('load', whenIdle, { once: true });
    return () => window.removeEventListener('load', whenIdle);
  }, []);

  return (
    Notice && (
      <SilentErrorBoundary>
        <Notice />
      </SilentErrorBoundary>
    )
  );
}
