import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const motion = window.matchMedia(QUERY);
  motion.addEventListener('change', onChange);
  return () => motion.removeEventListener('change', onChange);
}

/** False while prerendering. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
