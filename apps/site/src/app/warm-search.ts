import type { QueryClient } from '@tanstack/react-query';
import { searchQueries } from '#features/search/search-queries.ts';
import { readSearchRequest } from '#features/search/search-request.ts';
import { categoryQueries } from '#features/travels/category-queries.ts';
import { travelQueries } from '#features/travels/travel-queries.ts';

/** What an address of the search page shows: the results of its term, or places to begin with. */
export function warmSearch(client: QueryClient, query: string): Promise<unknown> {
  const { term } = readSearchRequest(query);
  if (term !== null) return client.prefetchQuery(searchQueries.results(term));
  return Promise.all([
    client.prefetchQuery(categoryQueries.list()),
    client.prefetchQuery(travelQueries.list()),
  ]);
}
