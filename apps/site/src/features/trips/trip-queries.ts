import type { TripTable } from '@expat-buddy/domain/trip/fields';
import type { TravelDetails } from '@expat-buddy/domain/trip/queries';
import type { TripDetails } from '@expat-buddy/domain/trip/types';
import { queryOptions } from '@tanstack/react-query';
import { TRAVELS_STALE_MS } from '#lib/presentation-constants.ts';

type DetailsOf = { travels: TravelDetails; activities: TripDetails };

const reads = async () => (await import('./trip-reads.ts')).tripReads;

export const tripQueries = {
  /** What visitors decide on; of a travel with its days. Null if the trip does not exist. */
  details: <Table extends TripTable>(table: Table, id: string) =>
    queryOptions({
      // Fresh as long as the other queries of travels.
      staleTime: TRAVELS_STALE_MS,
      refetchOnWindowFocus: false,
      meta: { keepsFresh: true },
      queryKey: [table, 'details', id],
      queryFn: async () => (await (await reads())[table](id)) as DetailsOf[Table] | null,
    }),
};
