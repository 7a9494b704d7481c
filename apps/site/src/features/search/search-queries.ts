import {
  countResults,
  DEFAULT_RESULTS_PER_KIND,
  isNearestOnly,
  MOST_RESULTS_PER_KIND,
  type SearchKind,
  searchSite,
} from '@expat-buddy/domain/search/search-site';
import { shorterTerms } from '@expat-buddy/domain/search/search-term';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

// What somebody searched for is nobody's business after the visit, and there is no end to it.
const passing = { gcTime: 5 * 60 * 1000, meta: { isPassing: true } } as const;

const countFound = async (term: string) => {
  const groups = await searchSite(await database(), term, 1);
  return isNearestOnly(groups) ? 0 : countResults(groups);
};

export const searchQueries = {
  /** The best results of every kind. */
  results: (term: string) =>
    queryOptions({
      ...passing,
      queryKey: ['search', term, DEFAULT_RESULTS_PER_KIND],
      queryFn: async () => searchSite(await database(), term),
    }),
  /** Everything of one kind, as far as the database counts it out. */
  ofKind: (term: string, kind: SearchKind) =>
    queryOptions({
      ...passing,
      queryKey: ['search', term, MOST_RESULTS_PER_KIND],
      queryFn: async () => searchSite(await database(), term, MOST_RESULTS_PER_KIND),
      select: (groups) => groups.find((group) => group.kind === kind),
    }),
  /** For a term that finds nothing: shorter ones that find something, with how much. */
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
