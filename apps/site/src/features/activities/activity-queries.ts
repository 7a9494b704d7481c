import { countActivities, getActivity, listActivities } from '@expat-buddy/domain/activity/queries';
import {
  getActivityCategory,
  listActivityCategories,
} from '@expat-buddy/domain/activity-category/queries';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const activityQueries = {
  list: ({ categoryId, page = 1 }: { categoryId?: string; page?: number } = {}) =>
    queryOptions({
      queryKey: ['activities', 'list', { categoryId, page }],
      queryFn: async () => listActivities(await database(), { categoryId, page }),
    }),
  count: (categoryId?: string) =>
    queryOptions({
      queryKey: ['activities', 'count', { categoryId }],
      queryFn: async () => countActivities(await database(), categoryId),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['activities', 'detail', id],
      queryFn: async () => getActivity(await database(), id),
    }),
  categories: () =>
    queryOptions({
      queryKey: ['activity-categories', 'list'],
      queryFn: async () => listActivityCategories(await database()),
    }),
  category: (id: string) =>
    queryOptions({
      queryKey: ['activity-categories', 'detail', id],
      queryFn: async () => getActivityCategory(await database(), id),
    }),
};
