import { lazy, Suspense, useEffect, useState } from 'react';
import { useToast } from './toast-store.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Loads the toaster when the page is idle, or with the first toast. */
export function ToasterSlot() {
  const toast = useToast();
  const [isPageAtRest, setPageAtRest] = useState(false);

  useEffect(() => {
    const mount = () => setPageAtRest(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(mount, 2000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(mount, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }, []);

  if (!isPageAtRest && !toast) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
