import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The visitor's year; the year of the build in served HTML and in the render that takes it over. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}
