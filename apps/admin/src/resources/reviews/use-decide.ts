import { useListContext } from 'react-admin';
import { useBulk } from '#features/bulk/use-bulk.ts';
import { t } from '#i18n/t.ts';
import { type ReviewRecord, type ReviewStatus, tabOf } from './review.ts';
import { type Decision, decide } from './review-decisions.ts';

const done: Readonly<Record<ReviewStatus, (records: string) => string>> = {
  pending: (records) => t('{records} set back to pending.', { records }),
  published: (records) => t('{records} published.', { records }),
  rejected: (records) => t('{records} rejected.', { records }),
};

/** Moderates one review, or the selected ones. Resolves whether it succeeded. */
export function useDecide() {
  const { filterValues } = useListContext();
  const shown = tabOf(filterValues);
  const { run, isBusy } = useBulk({ one: t('review'), many: t('reviews') });
  const decideOn = (decision: Decision, review?: ReviewRecord) => {
    // Reported reviews are in different states, so they are decided on one by one.
    const from = review?.status ?? (shown === 'reported' ? 'published' : shown);
    return run(
      (chosen) => decide(chosen, from, decision),
      done[decision.status],
      t('Somebody else has decided on it in the meantime.'),
      review && [review.id],
    );
  };
  return { decideOn, isBusy, shown };
}
