import { queryOptions } from '@tanstack/react-query';

const reads = async () => (await import('./vehicle-reads.ts')).vehicleReads;

export const vehicleQueries = {
  list: () =>
    queryOptions({
      queryKey: ['vehicles', 'list'],
      queryFn: async () => (await reads()).list(),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['vehicles', 'detail', id],
      queryFn: async () => (await reads()).detail(id),
    }),
};
