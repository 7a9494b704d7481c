import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { useIsOffline } from './use-is-offline.ts';

let Fallback: ComponentType | undefined;
const listeners = new Set<() => void>();

/** Called by the offline code, which loads once the first page is idle. */
export function setOfflineFallback(component: ComponentType): void {
  Fallback = component;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

export function OfflineFallback({ children }: { children: ReactNode }) {
  const Page = useSyncExternalStore(
    subscribe,
    () => Fallback,
    () => undefined,
  );
  return useIsOffline() && Page ? <Page /> : children;
}
