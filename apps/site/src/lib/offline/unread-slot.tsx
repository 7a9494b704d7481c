import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { useIsCut } from './connection.ts';

let Unread: ComponentType | undefined;
const listeners = new Set<() => void>();

/** Called by the code about being offline, which is there once a first page is at rest. */
export function showWhenUnread(component: ComponentType): void {
  Unread = component;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

/** What says that a page could not be had; without a connection, the page that leads on instead. */
export function UnreadSlot({ children }: { children: ReactNode }) {
  const Page = useSyncExternalStore(
    subscribe,
    () => Unread,
    () => undefined,
  );
  return useIsCut() && Page ? <Page /> : children;
}
