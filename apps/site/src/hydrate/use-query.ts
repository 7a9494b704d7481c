import { hashKey, type QueryKey, useQuery as useCurrentQuery } from '@tanstack/react-query';
import { useIsHydrated } from './use-is-hydrated.ts';

const served = new Map<string, unknown>();

/** Called once, with the data that the page was prerendered from. */
export function keepServedData(queries: readonly { key: QueryKey; data: unknown }[]): void {
  for (const { key, data } of queries) served.set(hashKey(key), data);
}

/**
 * TanStack Query's `useQuery`, except in the render that hydrates a section: that has the data that the section
 * was prerendered from, although newer data may have arrived since. The next render has the newer data.
 */
export const useQuery = ((options) => {
  const result = useCurrentQuery(options);
  const isHydrated = useIsHydrated();
  if (import.meta.env.SSR || isHydrated || !result.isSuccess) return result;
  const key = hashKey(options.queryKey);
  if (!served.has(key))
    return { ...result, data: undefined, status: 'pending', isPending: true, isSuccess: false };
  const data = served.get(key) as never;
  return { ...result, data: options.select ? options.select(data) : data };
}) as typeof useCurrentQuery;
