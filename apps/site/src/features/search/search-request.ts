import { type SearchKind, searchKinds } from '@expat-buddy/domain/search/search-site';
import { readSearchTerm, searchPath } from '@expat-buddy/domain/search/search-term';

/** What an address asks of the search: a term, and one kind of which everything is wanted. */
export type SearchRequest = { term: string | null; kind: SearchKind | null };

export function readSearchRequest(query: string): SearchRequest {
  const params = new URLSearchParams(query);
  const kind = params.get('kind');
  return {
    term: readSearchTerm(params.get('q')),
    kind: searchKinds.find((known) => known === kind) ?? null,
  };
}

/** The address of everything of one kind that a term finds. */
export function searchKindPath(term: string, kind: SearchKind): string {
  return `${searchPath(term)}&kind=${kind}`;
}
