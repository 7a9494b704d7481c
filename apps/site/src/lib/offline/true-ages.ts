import type { QueryClient } from '@tanstack/react-query';
import { oldestCopySince } from './connection.ts';

/**
 * Data from a copy is as old as the copy, not as its reading from it: else it would count as fresh and
 * be stored with a wrong date. Where copies came at the same time for several questions, the oldest
 * counts for each.
 */
export function keepTrueAges(client: QueryClient, copySince = oldestCopySince): () => void {
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
