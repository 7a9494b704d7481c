import { presentFilters } from '@expat-buddy/domain/travel/filters';
import type { MapFrame, TravelFilters } from '@expat-buddy/domain/travel/types';
import { queryOptions } from '@tanstack/react-query';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import type { TravelSort } from '../filters/travel-sort.ts';
import { freshTravels } from '../travel-queries.ts';

const reads = async () => (await import('../travel-reads.ts')).travelReads;

export type TravelPage = { sort?: TravelSort; page?: number };

/** Separate from `travelQueries`, so that the page of one travel does not load this code. */
export const travelListQueries = {
  list: (filters: TravelFilters = {}, { sort = 'title', page = 1 }: TravelPage = {}) =>
    queryOptions({
      ...freshTravels,
      queryKey: ['travels', 'list', presentFilters(filters), sort, page],
      queryFn: async ({ client }) =>
        (await reads()).list(
          filters,
          sort,
          page,
          () => client.fetchQuery(travelListQueries.facts(filters)),
          async () => (await client.fetchQuery(siteSettingsQueries.current()))?.eur_rate ?? null,
        ),
    }),
  count: (filters: TravelFilters = {}) =>
    queryOptions({
      ...freshTravels,
      queryKey: ['travels', 'count', presentFilters(filters)],
      queryFn: async ({ client }) =>
        (await reads()).count(filters, () => client.fetchQuery(travelListQueries.facts(filters))),
    }),
  /** What sorting and the price filter need of all matches; too large to persist. */
  facts: (filters: TravelFilters) =>
    queryOptions({
      ...freshTravels,
      queryKey: ['travels', 'facts', presentFilters(filters)],
      queryFn: async () => (await reads()).facts(filters),
      meta: { isTransient: true },
    }),
  map: (filters: TravelFilters, frame: MapFrame) =>
    queryOptions({
      ...freshTravels,
      queryKey: ['travels', 'map', presentFilters(filters), frame],
      queryFn: async ({ client }) =>
        (await reads()).map(filters, frame, () =>
          client.fetchQuery(travelListQueries.facts(filters)),
        ),
    }),
  choiceCounts: (filters: TravelFilters) =>
    queryOptions({
      ...freshTravels,
      queryKey: ['travels', 'choice counts', presentFilters(filters)],
      queryFn: async () => (await reads()).choiceCounts(filters),
      meta: { isTransient: true },
    }),
  choices: () =>
    queryOptions({
      ...freshTravels,
      queryKey: ['travels', 'choices'],
      queryFn: async () => (await reads()).choices(),
    }),
};
