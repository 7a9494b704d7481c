import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { locale } from '#messages/locale.ts';
import { QUERY_CACHE_KEY } from '../presentation-constants.ts';

// Increase the number when the shape of the stored data changes. Texts are in the page's language.
const SHAPE = `4 ${locale.language}`;
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const WRITE_DELAY_MS = 1000;
// Not 0, which TanStack Query treats as "never fetched".
const LONG_AGO = 1;

export type StoredQuery = {
  key: QueryKey;
  data: unknown;
  updatedAt: number;
  /** `meta.keepsFresh`, also on pages that do not ask for the data. */
  keepsFresh?: true;
};
type Stored = { shape: string; savedAt: number; queries: StoredQuery[] };
type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Excludes queries with `meta.isTransient` (searches). */
export function readQueries(client: QueryClient): StoredQuery[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state, meta }) => state.status === 'success' && meta?.isTransient !== true)
    .map(({ queryKey, state, meta }) => ({
      key: queryKey,
      data: state.data,
      updatedAt: state.dataUpdatedAt,
      ...(meta?.keepsFresh === true && { keepsFresh: true }),
    }));
}

/** Keeps newer data in the cache. */
export function mergeQueries(client: QueryClient, queries: readonly StoredQuery[]): void {
  for (const { key, data, updatedAt, keepsFresh } of queries) {
    if (updatedAt > knownSince(client, key)) client.setQueryData(key, data, { updatedAt });
    const query = client.getQueryCache().find({ queryKey: key });
    if (keepsFresh) query?.setOptions({ ...query.options, meta: { ...query.meta, keepsFresh } });
  }
}

const knownSince = (client: QueryClient, key: QueryKey) =>
  client.getQueryState(key)?.dataUpdatedAt ?? 0;

/** As fresh as the newer data that will replace it: that makes a refetch needless. */
function ageLike(client: QueryClient, { key, updatedAt }: StoredQuery): void {
  if (updatedAt - 1 <= knownSince(client, key)) return;
  client.setQueryData(key, (data: unknown) => data, { updatedAt: updatedAt - 1 });
}

/**
 * Restored data is shown at once but is stale, so it is refetched. Queries with `meta.keepsFresh`
 * keep their age (specification, section 9: travels, 10 minutes).
 * @param except keys whose data must not change yet; they get the age of what is stored.
 */
export function restoreQueries(
  client: QueryClient,
  store: TextStore,
  { now = Date.now(), except = [] }: { now?: number; except?: readonly QueryKey[] } = {},
): void {
  try {
    const text = store.getItem(QUERY_CACHE_KEY);
    if (!text) return;
    const stored = JSON.parse(text) as Stored;
    if (stored.shape !== SHAPE || now - stored.savedAt > MAX_AGE_MS) {
      store.removeItem(QUERY_CACHE_KEY);
      return;
    }
    const held = new Set(except.map(hashKey));
    const isHeld = ({ key }: StoredQuery) => held.has(hashKey(key));
    mergeQueries(
      client,
      stored.queries.filter((query) => !isHeld(query)),
    );
    for (const query of stored.queries.filter(isHeld)) ageLike(client, query);
  } catch {
    // Storage is unreadable or forbidden: fetch from the server.
  }
}

/** Data is stale when restored, unless `meta.keepsFresh` is true. */
export function saveQueries(client: QueryClient, store: TextStore, now = Date.now()): void {
  const queries = readQueries(client).map((query) =>
    query.keepsFresh ? query : { ...query, updatedAt: LONG_AGO },
  );
  try {
    store.setItem(
      QUERY_CACHE_KEY,
      JSON.stringify({ shape: SHAPE, savedAt: now, queries } satisfies Stored),
    );
  } catch {
    // Storage is full or forbidden: the next visit fetches from the server.
  }
}

/** The data of the prerendered page, which must not change until the page has hydrated. */
type Served = { keys: readonly QueryKey[]; until: Promise<void> };

/** Restores, then persists changes. Returns a function that stops it. */
export function persistQueries(client: QueryClient, store: TextStore, served?: Served): () => void {
  restoreQueries(client, store, { except: served?.keys ?? [] });
  void served?.until.then(() => restoreQueries(client, store));
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
