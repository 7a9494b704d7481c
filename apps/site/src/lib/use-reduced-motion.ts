import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const motion = window.matchMedia(QUERY);
  motion.addEventListener('change', onChange);
  return () => motion.removeEventListener('change', onChange);
}

/** Whether the visitor asked for less motion; not known in served HTML, where nothing moves anyway. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
