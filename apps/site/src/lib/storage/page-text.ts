import { useSyncExternalStore } from 'react';
import { isStorageForbidden } from './read-text.ts';
import { storedText } from './stored-text.ts';

/** One localStorage entry that lasts as long as the page where the browser refuses to store it. */
export function pageText(key: string) {
  const entry = storedText(key);
  const listeners = new Set<() => void>();
  let refused: string | null = null;

  const read = () => refused ?? entry.read();

  /** False if the text is lost with the page. */
  function write(text: string | null): boolean {
    const isKept = entry.write(text);
    refused = isKept ? null : text;
    for (const listener of listeners) listener();
    return isKept;
  }

  function subscribe(onChange: () => void): () => void {
    const unsubscribe = entry.subscribe(onChange);
    listeners.add(onChange);
    return () => {
      listeners.delete(onChange);
      unsubscribe();
    };
  }

  return {
    read,
    write,
    useText: () => useSyncExternalStore(subscribe, read, () => null),
    /** False where what is written is lost with the page. */
    useIsKept: () =>
      useSyncExternalStore(
        subscribe,
        () => refused === null && !isStorageForbidden(),
        () => true,
      ),
  };
}
