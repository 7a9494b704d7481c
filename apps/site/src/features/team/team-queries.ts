import { getTeamMembers, listTeamMembers } from '@expat-buddy/domain/team/queries';
import type { TripTeam } from '@expat-buddy/domain/team/types';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const teamQueries = {
  list: () =>
    queryOptions({
      queryKey: ['team', 'list'],
      queryFn: async () => listTeamMembers(await database()),
    }),
  /** The planners and guides of a trip. */
  ofTrip: ({ planner_ids, guide_ids }: TripTeam) => {
    const ids = [...new Set([...planner_ids, ...guide_ids])];
    return queryOptions({
      queryKey: ['team', 'of-trip', ids],
      queryFn: async () => getTeamMembers(await database(), ids),
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
