import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in prerendered HTML and in the render that hydrates it, then true. What depends on the visitor
 * (the address's query, the time) waits for it.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
