import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { restoreQueries, saveQueries } from './query-persistence.ts';

function memoryStore() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('persisted queries', () => {
  let store: ReturnType<typeof memoryStore>;
  let earlier: QueryClient;
  let later: QueryClient;

  beforeEach(() => {
    store = memoryStore();
    earlier = new QueryClient();
    later = new QueryClient();
    earlier.setQueryData(['activities', 'list'], [{ id: 'a' }]);
  });

  it('are stored under the key reactQuery and restored', () => {
    saveQueries(earlier, store);
    expect(store.getItem('reactQuery')).toContain('activities');
    restoreQueries(later, store);
    expect(later.getQueryData(['activities', 'list'])).toEqual([{ id: 'a' }]);
  });

  it('count as stale after a restore, unless they keep their age', async () => {
    await earlier.prefetchQuery({
      queryKey: ['travels'],
      queryFn: async () => [],
      meta: { keepsFresh: true },
    });
    saveQueries(earlier, store);
    restoreQueries(later, store);
    const age = (key: string[]) => Date.now() - (later.getQueryState(key)?.dataUpdatedAt ?? 0);
    expect(age(['activities', 'list'])).toBeGreaterThan(60_000);
    expect(age(['travels'])).toBeLessThan(60_000);
  });

  it('leave out transient queries', async () => {
    await earlier.prefetchQuery({
      queryKey: ['search', 'something private'],
      queryFn: async () => [],
      meta: { isTransient: true },
    });
    saveQueries(earlier, store);
    expect(store.getItem('reactQuery')).not.toContain('private');
  });

  it('are dropped after a day', () => {
    saveQueries(earlier, store, 0);
    restoreQueries(later, store, { now: 25 * 60 * 60 * 1000 });
    expect(later.getQueryData(['activities', 'list'])).toBeUndefined();
    expect(store.getItem('reactQuery')).toBeNull();
  });

  it('ignore malformed storage', () => {
    store.setItem('reactQuery', '{');
    expect(() => restoreQueries(later, store)).not.toThrow();
  });
});
