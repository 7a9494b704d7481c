import type { QueryClient } from '@tanstack/react-query';
import { oldestCopySince } from './connection.ts';

/**
 * Data from a copy is as old as the copy, or it would count as fresh and be persisted with a wrong
 * date. If several copies arrive at the same time, the oldest date applies to all.
 */
export function applyCopyAges(client: QueryClient, copySince = oldestCopySince): () => void {
  const begun = new Map<string, number>();
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') begun.set(query.queryHash, Date.now());
    if (action.type !== 'success' || action.manual) return;
    const readAt = copySince(begun.get(query.queryHash) ?? 0);
    if (readAt !== undefined) query.setState({ dataUpdatedAt: readAt });
  });
}
