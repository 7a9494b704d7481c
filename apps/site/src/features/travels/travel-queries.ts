import type { Travel } from '@expat-buddy/domain/travel/types';
import { queryOptions } from '@tanstack/react-query';
import { TRAVELS_STALE_MS } from '#lib/presentation-constants.ts';

const reads = async () => (await import('./travel-reads.ts')).travelReads;

/** Fresh for ten minutes, also across visits (specification, section 9). */
export const freshTravels = {
  staleTime: TRAVELS_STALE_MS,
  refetchOnWindowFocus: false,
  meta: { keepsFresh: true },
} as const;

export const travelQueries = {
  detail: (id: string) =>
    queryOptions({
      ...freshTravels,
      queryKey: ['travels', 'detail', id],
      queryFn: async () => (await reads()).detail(id),
    }),
  related: (travel: Travel) =>
    queryOptions({
      ...freshTravels,
      queryKey: ['travels', 'related', travel.id],
      queryFn: async () => (await reads()).related(travel),
    }),
  vehicles: (id: string) =>
    queryOptions({
      queryKey: ['travels', 'vehicles', id],
      queryFn: async () => (await reads()).vehicles(id),
    }),
  activityNames: () =>
    queryOptions({
      queryKey: ['activities', 'names'],
      queryFn: async () => (await reads()).activityNames(),
    }),
};
