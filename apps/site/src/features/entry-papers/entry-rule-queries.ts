import { queryOptions } from '@tanstack/react-query';

const reads = async () => (await import('./entry-rule-reads.ts')).entryRuleReads;

export const entryRuleQueries = {
  list: () =>
    queryOptions({
      queryKey: ['entry-rules', 'list'],
      queryFn: async () => (await reads()).list(),
    }),
  /** One query for all trips, which show those of their region. */
  ofTrips: () =>
    queryOptions({
      queryKey: ['entry-rules', 'of-trips'],
      queryFn: async () => (await reads()).ofTrips(),
    }),
};
