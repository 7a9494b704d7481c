import { queryOptions } from '@tanstack/react-query';
import { TRAVELS_STALE_MS } from '#lib/presentation-constants.ts';
import { database } from '#lib/supabase.ts';

export const routeQueries = {
  stops: (travelId: string) =>
    queryOptions({
      queryKey: ['travels', 'route', travelId],
      queryFn: async () => {
        const { listRouteStops } = await import('@expat-buddy/domain/travel/route-queries');
        return listRouteStops(await database(), travelId);
      },
      staleTime: TRAVELS_STALE_MS,
    }),
};
