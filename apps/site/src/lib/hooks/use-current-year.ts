import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The year of the build while prerendering and hydrating. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}
