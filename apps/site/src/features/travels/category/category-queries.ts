import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

/** Loaded with the first request, because a prerendered page already has its data. */
const reads = () => import('@expat-buddy/domain/travel-category/queries');

export const categoryQueries = {
  list: () =>
    queryOptions({
      queryKey: ['travel-categories', 'list'],
      queryFn: async () => (await reads()).listTravelCategories(await database()),
    }),
  detail: (route: string) =>
    queryOptions({
      queryKey: ['travel-categories', 'detail', route],
      queryFn: async () => (await reads()).getTravelCategory(await database(), route),
    }),
};
