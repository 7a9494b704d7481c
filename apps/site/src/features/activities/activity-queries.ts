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
      queryFn: () => listActivities(database),
    }),
  ofCategory: (categoryId: string) =>
    queryOptions({
      queryKey: ['activities', 'list', { categoryId }],
      queryFn: () => listActivitiesOfCategory(database, categoryId),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['activities', 'detail', id],
      queryFn: () => getActivity(database, id),
    }),
  categories: () =>
    queryOptions({
      queryKey: ['activity-categories', 'list'],
      queryFn: () => listActivityCategories(database),
    }),
  category: (id: string) =>
    queryOptions({
      queryKey: ['activity-categories', 'detail', id],
      queryFn: () => getActivityCategory(database, id),
    }),
};
