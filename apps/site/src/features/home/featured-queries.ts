import { TRAVELS_STALE_MS } from '@expat-buddy/domain/presentation/presentation-constants';
import { listFeaturedTravels } from '@expat-buddy/domain/travel/featured-travels';
import { queryOptions } from '@tanstack/react-query';
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
