import { useSyncExternalStore } from 'react';

// The `xl` breakpoint, from which the header shows its whole navigation.
const WIDE = '(min-width: 80rem)';

function subscribe(onChange: () => void) {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** True while prerendering; CSS hides what does not fit. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}
