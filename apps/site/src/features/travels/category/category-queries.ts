import {
  getTravelCategory,
  listTravelCategories,
} from '@expat-buddy/domain/travel-category/queries';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const categoryQueries = {
  list: () =>
    queryOptions({
      queryKey: ['travel-categories', 'list'],
      queryFn: async () => listTravelCategories(await database()),
    }),
  detail: (route: string) =>
    queryOptions({
      queryKey: ['travel-categories', 'detail', route],
      queryFn: async () => getTravelCategory(await database(), route),
    }),
};
