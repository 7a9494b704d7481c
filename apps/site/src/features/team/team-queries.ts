import type { TripTeam } from '@expat-buddy/domain/team/types';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

const reads = async () => (await import('./team-reads.ts')).teamReads;

export const teamQueries = {
  list: () =>
    queryOptions({
      queryKey: ['team', 'list'],
      queryFn: async () => (await reads()).list(),
    }),
  /** The planners and guides of a trip. */
  ofTrip: ({ planner_ids, guide_ids }: TripTeam) => {
    const ids = [...new Set([...planner_ids, ...guide_ids])];
    return queryOptions({
      queryKey: ['team', 'of-trip', ids],
      queryFn: async () => (await reads()).members(ids),
      enabled: ids.length > 0,
    });
  },
};

/** Prefetches the team of a trip that has one. */
export async function warmTripTeam(client: QueryClient, trip: TripTeam | null | undefined) {
  if (!trip) return;
  const { enabled, ...query } = teamQueries.ofTrip(trip);
  if (enabled) await client.prefetchQuery(query);
}
