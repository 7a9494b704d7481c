import { TRAVELS_STALE_MS } from '@expat-buddy/domain/presentation/presentation-constants';
import type { Travel } from '@expat-buddy/domain/travel/present-travel';
import { presentFilters, type TravelFilters } from '@expat-buddy/domain/travel/travel-filters';
import type { MapFrame } from '@expat-buddy/domain/travel/travel-map';
import { queryOptions } from '@tanstack/react-query';
import type { TravelSort } from './travel-sort.ts';

const reads = async () => (await import('./travel-reads.ts')).travelReads;

/** Travels stay fresh ten minutes, across visits too (spec section 9). */
const fresh = {
  staleTime: TRAVELS_STALE_MS,
  refetchOnWindowFocus: false,
  meta: { keepsFresh: true },
} as const;

/** One page of a list; pages are counted from 1. */
export type TravelPage = { sort?: TravelSort; page?: number };

export const travelQueries = {
  list: (filters: TravelFilters = {}, { sort = 'title', page = 1 }: TravelPage = {}) =>
    queryOptions({
      ...fresh,
      queryKey: ['travels', 'list', presentFilters(filters), sort, page],
      queryFn: async ({ client }) =>
        (await reads()).list(filters, sort, page, () =>
          client.fetchQuery(travelQueries.facts(filters)),
        ),
    }),
  count: (filters: TravelFilters = {}) =>
    queryOptions({
      ...fresh,
      queryKey: ['travels', 'count', presentFilters(filters)],
      queryFn: async ({ client }) =>
        (await reads()).count(filters, () => client.fetchQuery(travelQueries.facts(filters))),
    }),
  /** Of all travels that match, what they are sorted and priced by: too much to be stored. */
  facts: (filters: TravelFilters) =>
    queryOptions({
      ...fresh,
      queryKey: ['travels', 'facts', presentFilters(filters)],
      queryFn: async () => (await reads()).facts(filters),
      meta: { isPassing: true },
    }),
  map: (filters: TravelFilters, frame: MapFrame) =>
    queryOptions({
      ...fresh,
      queryKey: ['travels', 'map', presentFilters(filters), frame],
      queryFn: async ({ client }) =>
        (await reads()).map(filters, frame, () => client.fetchQuery(travelQueries.facts(filters))),
    }),
  /** The durations and group sizes that the filters offer. */
  choices: () =>
    queryOptions({
      ...fresh,
      queryKey: ['travels', 'choices'],
      queryFn: async () => (await reads()).choices(),
    }),
  detail: (id: string) =>
    queryOptions({
      ...fresh,
      queryKey: ['travels', 'detail', id],
      queryFn: async () => (await reads()).detail(id),
    }),
  days: (id: string) =>
    queryOptions({
      ...fresh,
      queryKey: ['travels', 'days', id],
      queryFn: async () => (await reads()).days(id),
    }),
  related: (travel: Pick<Travel, 'id' | 'region_id' | 'type_id'>) =>
    queryOptions({
      ...fresh,
      queryKey: ['travels', 'related', travel.id],
      queryFn: async () => (await reads()).related(travel),
    }),
  vehicles: (id: string) =>
    queryOptions({
      queryKey: ['travels', 'vehicles', id],
      queryFn: async () => (await reads()).vehicles(id),
    }),
  /** For the chips of a travel: which of the names are activities of the site. */
  activityNames: () =>
    queryOptions({
      queryKey: ['activities', 'names'],
      queryFn: async () => (await reads()).activityNames(),
    }),
};
