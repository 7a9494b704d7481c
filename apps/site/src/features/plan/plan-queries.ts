import { planKey } from '@expat-buddy/domain/plan/conflicts';
import type { PlanRef } from '@expat-buddy/domain/plan/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { planRead } from './plan-read.ts';

export const planQueries = {
  /** What the site knows about the items now; the order of the items does not matter. */
  records: (items: readonly PlanRef[]) =>
    queryOptions({
      queryKey: ['plan', 'records', items.map(planKey).sort()],
      queryFn: () => planRead.read(items),
      placeholderData: keepPreviousData,
    }),
};
