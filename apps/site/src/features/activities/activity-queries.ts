import { queryOptions } from '@tanstack/react-query';

const reads = async () => (await import('./activity-reads.ts')).activityReads;

export const activityQueries = {
  list: ({ categoryId, page = 1 }: { categoryId?: string; page?: number } = {}) =>
    queryOptions({
      queryKey: ['activities', 'list', { categoryId, page }],
      queryFn: async () => (await reads()).list({ categoryId, page }),
    }),
  count: (categoryId?: string) =>
    queryOptions({
      queryKey: ['activities', 'count', { categoryId }],
      queryFn: async () => (await reads()).count(categoryId),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['activities', 'detail', id],
      queryFn: async () => (await reads()).detail(id),
    }),
  categories: () =>
    queryOptions({
      queryKey: ['activity-categories', 'list'],
      queryFn: async () => (await reads()).categories(),
    }),
  category: (id: string) =>
    queryOptions({
      queryKey: ['activity-categories', 'detail', id],
      queryFn: async () => (await reads()).category(id),
    }),
};
