import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { useIsCut } from './connection.ts';

let Unread: ComponentType | undefined;
const listeners = new Set<() => void>();

/** Called by the offline code, which loads once the first page is idle. */
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

export function UnreadSlot({ children }: { children: ReactNode }) {
  const Page = useSyncExternalStore(
    subscribe,
    () => Unread,
    () => undefined,
  );
  return useIsCut() && Page ? <Page /> : children;
}
