import { listEntryRules, listTripEntryRules } from '@expat-buddy/domain/entry-rule/queries';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const entryRuleQueries = {
  list: () =>
    queryOptions({
      queryKey: ['entry-rules', 'list'],
      queryFn: async () => listEntryRules(await database()),
    }),
  /** One query for all trips, which show those of their region. */
  ofTrips: () =>
    queryOptions({
      queryKey: ['entry-rules', 'of-trips'],
      queryFn: async () => listTripEntryRules(await database()),
    }),
};
