import { listFeaturedTravels } from '@expat-buddy/domain/travel/featured-queries';
import { queryOptions } from '@tanstack/react-query';
import { TRAVELS_STALE_MS } from '#lib/presentation-constants.ts';
import { database } from '#lib/supabase.ts';

export const featuredQueries = {
  list: () =>
    queryOptions({
      queryKey: ['travels', 'featured'],
      queryFn: async () => listFeaturedTravels(await database()),
      staleTime: TRAVELS_STALE_MS,
      refetchOnWindowFocus: false,
      meta: { keepsFresh: true },
    }),
};
