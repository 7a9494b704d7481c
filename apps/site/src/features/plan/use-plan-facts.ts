import { findConflicts, type PlanConflict, planKey } from '@expat-buddy/domain/plan/conflicts';
import type { PlanRecord } from '@expat-buddy/domain/plan/queries';
import type { Plan, PlanItem } from '@expat-buddy/domain/plan/types';
import { useQuery } from '#hydrate/use-query.ts';
import { planQueries } from './plan-queries.ts';

export type PlanFacts = {
  recordOf: (item: PlanItem) => PlanRecord | undefined;
  /** It was in the plan, and the site does not show it any more. */
  isGone: (item: PlanItem) => boolean;
  conflicts: readonly PlanConflict[];
  /** On the first answer what does not fit would push the items below it. */
  isFirstLoad: boolean;
  /** Reads the facts again; undefined unless that failed. */
  retry: (() => void) | undefined;
};

/** What is known about the items of a plan, and what follows from it. */
export function usePlanFacts(plan: Plan): PlanFacts {
  const query = useQuery({ ...planQueries.records(plan.items), enabled: plan.items.length > 0 });
  const records = new Map((query.data ?? []).map((record) => [planKey(record), record]));
  const isLoaded = query.isSuccess && !query.isPlaceholderData;
  const { isPending, fetchStatus, failureCount } = query;
  return {
    isFirstLoad: isPending && fetchStatus === 'fetching' && failureCount === 0,
    recordOf: (item) => records.get(planKey(item)),
    isGone: (item) => isLoaded && !records.has(planKey(item)),
    conflicts: findConflicts(plan, records),
    retry: query.isError && !query.data ? () => void query.refetch() : undefined,
  };
}
