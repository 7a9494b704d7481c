import { useListContext } from 'react-admin';
import { useBulk } from '#features/bulk/use-bulk.ts';
import { type ReviewStatus, statusOf } from './review.ts';
import { type Decision, decide } from './review-decisions.ts';

const doneLabels: Readonly<Record<ReviewStatus, string>> = {
  pending: 'set back to pending',
  published: 'published',
  rejected: 'rejected',
};

/** Moderates some reviews, or the selected ones. Resolves whether it succeeded. */
export function useDecide() {
  const { filterValues } = useListContext();
  const shown = statusOf(filterValues);
  const { run, isBusy } = useBulk({ one: 'review', many: 'reviews' });
  const decideOn = (decision: Decision, ids?: string[]) =>
    run(
      (chosen) => decide(chosen, shown, decision),
      doneLabels[decision.status],
      'Somebody else has decided on it in the meantime.',
      ids,
    );
  return { decideOn, isBusy, shown };
}
