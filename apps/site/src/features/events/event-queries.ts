import { queryOptions } from '@tanstack/react-query';

const reads = async () => (await import('./event-reads.ts')).eventReads;

export const eventQueries = {
  detail: (id: string) =>
    queryOptions({
      queryKey: ['events', 'detail', id],
      queryFn: async () => (await reads()).detail(id),
    }),
  list: () =>
    queryOptions({
      queryKey: ['events', 'list'],
      queryFn: async () => (await reads()).list(),
    }),
  titles: () =>
    queryOptions({
      queryKey: ['events', 'titles'],
      queryFn: async () => (await reads()).titles(),
    }),
};
