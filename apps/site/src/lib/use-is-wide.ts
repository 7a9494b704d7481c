import { useSyncExternalStore } from 'react';

// The breakpoint `xl`, from which the header shows its whole navigation.
const WIDE = '(min-width: 80rem)';

function subscribe(onChange: () => void) {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** Whether the header has room for everything. Served HTML has it all, and CSS hides what is too much. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}
