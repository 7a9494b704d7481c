import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in served HTML and in the render that takes it over, true ever after. What depends on the
 * visitor (the query of the address, the time of day) waits for it.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
