import {
  getActivity,
  listActivities,
  listActivitiesOfCategory,
} from '@expat-buddy/domain/activity/activity-calls';
import {
  getActivityCategory,
  listActivityCategories,
} from '@expat-buddy/domain/activity-category/activity-category-calls';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const activityQueries = {
  list: () =>
    queryOptions({
      queryKey: ['activities', 'list'],
      queryFn: async () => listActivities(await database()),
    }),
  ofCategory: (categoryId: string) =>
    queryOptions({
      queryKey: ['activities', 'list', { categoryId }],
      queryFn: async () => listActivitiesOfCategory(await database(), categoryId),
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
