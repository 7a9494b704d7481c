import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function subscribe(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const waitForNextMinute = () => {
    timer = setTimeout(
      () => {
        onChange();
        waitForNextMinute();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  waitForNextMinute();
  return () => clearTimeout(timer);
}

/** In milliseconds; null while prerendering and hydrating. */
export function useCurrentMinute(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  );
}
