import { planKey } from '@expat-buddy/domain/plan/conflicts';
import { getPlanRecords } from '@expat-buddy/domain/plan/queries';
import type { PlanRef } from '@expat-buddy/domain/plan/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const planQueries = {
  /** What the site knows about the items now; the order of the items does not matter. */
  records: (items: readonly PlanRef[]) =>
    queryOptions({
      queryKey: ['plan', 'records', items.map(planKey).sort()],
      queryFn: async () => getPlanRecords(await database(), items),
      placeholderData: keepPreviousData,
    }),
};
