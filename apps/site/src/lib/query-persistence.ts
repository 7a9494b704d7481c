import { QUERY_CACHE_KEY } from '@expat-buddy/domain/presentation/presentation-constants';
import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';

// A new shape of the stored data makes old copies useless: raise this then.
const SHAPE = 1;
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const WRITE_DELAY_MS = 1000;

type Stored = { shape: number; savedAt: number; state: DehydratedState };
type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Puts back what an earlier visit read. Restored data is shown at once but counts as stale, so it is
 * asked again; queries whose `meta.keepsFresh` is true keep their age (spec section 9: travels, 10 minutes).
 */
export function restoreQueries(client: QueryClient, store: TextStore, now = Date.now()): void {
  try {
    const text = store.getItem(QUERY_CACHE_KEY);
    if (!text) return;
    const stored = JSON.parse(text) as Stored;
    if (stored.shape !== SHAPE || now - stored.savedAt > MAX_AGE_MS) {
      store.removeItem(QUERY_CACHE_KEY);
      return;
    }
    hydrate(client, stored.state);
    void client.invalidateQueries({
      predicate: (query) => query.meta?.keepsFresh !== true,
      refetchType: 'none',
    });
  } catch {
    // Unreadable or forbidden storage is no reason to fail: the page asks the server instead.
  }
}

export function saveQueries(client: QueryClient, store: TextStore, now = Date.now()): void {
  const stored: Stored = { shape: SHAPE, savedAt: now, state: dehydrate(client) };
  try {
    store.setItem(QUERY_CACHE_KEY, JSON.stringify(stored));
  } catch {
    // Full or forbidden storage: the next visit reads from the server.
  }
}

/** Restores, then keeps the stored copy up to date. Returns the function that stops it. */
export function persistQueries(client: QueryClient, store: TextStore): () => void {
  restoreQueries(client, store);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    clearTimeout(timer);
    timer = setTimeout(() => saveQueries(client, store), WRITE_DELAY_MS);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
