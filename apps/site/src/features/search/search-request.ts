import { type SearchKind, searchKinds } from '@expat-buddy/domain/search/kinds';
import { readSearchTerm } from './read-search-term.ts';
import { searchPath } from './search-term.ts';

export type SearchRequest = { term: string | null; kind: SearchKind | null };

export function readSearchRequest(query: string): SearchRequest {
  const params = new URLSearchParams(query);
  const kind = params.get('kind');
  return {
    term: readSearchTerm(params.get('q')),
    kind: searchKinds.find((known) => known === kind) ?? null,
  };
}

export function searchKindPath(term: string, kind: SearchKind): string {
  return `${searchPath(term)}&kind=${kind}`;
}
