import type { SearchKind } from '@expat-buddy/domain/search/kinds';
import {
  countEmptySearch,
  countResults,
  DEFAULT_RESULTS_PER_KIND,
  isNearestOnly,
  MOST_RESULTS_PER_KIND,
  searchSite,
} from '@expat-buddy/domain/search/queries';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';
import { searchRead } from './search-read.ts';
import { shorterTerms } from './shorter-terms.ts';

// Never persisted: search terms are private, and unlimited in number.
const passing = { gcTime: 5 * 60 * 1000, meta: { isTransient: true } } as const;

const countFound = async (term: string) => {
  const groups = await searchSite(await database(), term, 1);
  return isNearestOnly(groups) ? 0 : countResults(groups);
};

/** Tells the office that a search found nothing. */
export const countSearch = async (term: string, locale: string) =>
  countEmptySearch(await database(), term, locale);

export const searchQueries = {
  results: (term: string) =>
    queryOptions({
      ...passing,
      queryKey: ['search', term, DEFAULT_RESULTS_PER_KIND],
      queryFn: () => searchRead.read(term),
    }),
  /** As many as the database counts exactly. */
  ofKind: (term: string, kind: SearchKind) =>
    queryOptions({
      ...passing,
      queryKey: ['search', term, MOST_RESULTS_PER_KIND],
      queryFn: async () => searchSite(await database(), term, MOST_RESULTS_PER_KIND),
      select: (groups) => groups.find((group) => group.kind === kind),
    }),
  suggestions: (term: string) =>
    queryOptions({
      ...passing,
      queryKey: ['search', term, 'suggestions'],
      queryFn: async () => {
        const terms = shorterTerms(term);
        const counts = await Promise.all(terms.map(countFound));
        return terms
          .map((shorter, index) => ({ term: shorter, count: counts[index] ?? 0 }))
          .filter(({ count }) => count > 0);
      },
    }),
};
