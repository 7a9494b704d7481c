import { useSyncExternalStore } from 'react';

// The one entry in the browser that holds what a visitor wrote; gone once it is sent (Privacy Policy).
const KEY = 'waitingInquiries';
const listeners = new Set<() => void>();

/** What waits for a connection, as it is stored; the inquiry's own code knows how to read it. */
export function readWaitingText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** False when the browser keeps nothing: forbidden, or full. */
export function writeWaitingText(text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

function subscribe(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
  };
}

/** Follows what waits, in this tab and in others. */
export function useWaitingText(): string | null {
  return useSyncExternalStore(subscribe, readWaitingText, () => null);
}
