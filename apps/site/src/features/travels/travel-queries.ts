import { TRAVELS_STALE_MS } from '@expat-buddy/domain/presentation/presentation-constants';
import type { Travel } from '@expat-buddy/domain/travel/present-travel';
import { listRelatedTravels } from '@expat-buddy/domain/travel/related-travels';
import { listActivityNames } from '@expat-buddy/domain/travel/travel-activities';
import { countTravels, getTravel, listTravels } from '@expat-buddy/domain/travel/travel-calls';
import { listTravelDays } from '@expat-buddy/domain/travel/travel-days';
import { presentFilters, type TravelFilters } from '@expat-buddy/domain/travel/travel-filters';
import { listVehiclesOfTravel } from '@expat-buddy/domain/travel/travel-vehicles';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

/** Travels stay fresh ten minutes, across visits too (spec section 9). */
const fresh = {
  staleTime: TRAVELS_STALE_MS,
  refetchOnWindowFocus: false,
  meta: { keepsFresh: true },
} as const;

export const travelQueries = {
  list: (filters: TravelFilters = {}) =>
    queryOptions({
      ...fresh,
      queryKey: ['travels', 'list', presentFilters(filters)],
      queryFn: () => listTravels(database, filters),
    }),
  count: (filters: TravelFilters = {}) =>
    queryOptions({
      ...fresh,
      queryKey: ['travels', 'count', presentFilters(filters)],
      queryFn: () => countTravels(database, filters),
    }),
  detail: (id: string) =>
    queryOptions({
      ...fresh,
      queryKey: ['travels', 'detail', id],
      queryFn: () => getTravel(database, id),
    }),
  days: (id: string) =>
    queryOptions({
      ...fresh,
      queryKey: ['travels', 'days', id],
      queryFn: () => listTravelDays(database, id),
    }),
  related: (travel: Pick<Travel, 'id' | 'region_id' | 'type_id'>) =>
    queryOptions({
      ...fresh,
      queryKey: ['travels', 'related', travel.id],
      queryFn: () => listRelatedTravels(database, travel),
    }),
  vehicles: (id: string) =>
    queryOptions({
      queryKey: ['travels', 'vehicles', id],
      queryFn: () => listVehiclesOfTravel(database, id),
    }),
  /** For the chips of a travel: which of the names are activities of the site. */
  activityNames: () =>
    queryOptions({
      queryKey: ['activities', 'names'],
      queryFn: () => listActivityNames(database),
    }),
};
