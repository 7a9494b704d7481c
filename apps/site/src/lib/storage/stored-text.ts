import { useSyncExternalStore } from 'react';
import { readText } from './read-text.ts';

/** One localStorage entry, synchronised across tabs. */
export function storedText(key: string) {
  const listeners = new Set<() => void>();

  const read = () => readText(key);

  /** False if storage is forbidden or full. */
  function write(text: string | null): boolean {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      return false;
    }
    for (const listener of listeners) listener();
    return true;
  }

  function subscribe(onChange: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange();
    };
    listeners.add(onChange);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(onChange);
      window.removeEventListener('storage', onStorage);
    };
  }

  return {
    read,
    write,
    subscribe,
    useText: () => useSyncExternalStore(subscribe, read, () => null),
  };
}
