import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

  describe('with a clock', () => {
    const TEN_MINUTES = 10 * 60_000;
    const travels = {
      queryKey: ['travels'],
      queryFn: async () => ['fetched'],
      meta: { keepsFresh: true },
      staleTime: TEN_MINUTES,
    };
    const visitAt = (time: number) => {
      vi.setSystemTime(time);
      const client = new QueryClient();
      restoreQueries(client, store);
      return client;
    };
    const builtAt = 1_000;

    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('keep their age through a page that does not ask for them', async () => {
      const first = visitAt(TEN_MINUTES);
      await first.prefetchQuery(travels);
      saveQueries(first, store);
      saveQueries(visitAt(TEN_MINUTES + 60_000), store);
      const third = visitAt(2 * TEN_MINUTES - 1);
      expect(third.getQueryState(['travels'])?.dataUpdatedAt).toBe(TEN_MINUTES);
    });

    it.each([
      ['not refetched within ten minutes', TEN_MINUTES - 1000, false],
      ['refetched after ten minutes', TEN_MINUTES + 1000, true],
    ])('win over an older page, which is %s', async (_, later, isRefetched) => {
      const fetchedAt = 10 * TEN_MINUTES;
      const first = visitAt(fetchedAt);
      await first.prefetchQuery(travels);
      saveQueries(first, store);

      vi.setSystemTime(fetchedAt + later);
      const client = new QueryClient();
      client.setQueryData(['travels'], ['built'], { updatedAt: builtAt });
      restoreQueries(client, store, { except: [['travels']] });
      expect(client.getQueryData(['travels'])).toEqual(['built']);
      expect(
        client
          .getQueryCache()
          .find({ queryKey: ['travels'] })
          ?.isStaleByTime(TEN_MINUTES),
      ).toBe(isRefetched);
      restoreQueries(client, store);
      expect(client.getQueryData(['travels'])).toEqual(['fetched']);
    });
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
