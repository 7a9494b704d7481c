import { useCallback, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

export function useScrolledPast(distance: number): boolean {
  const isPast = useCallback(() => window.scrollY > distance, [distance]);
  return useSyncExternalStore(subscribe, isPast, () => false);
}
