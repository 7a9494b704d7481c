import { planKey } from '@expat-buddy/domain/plan/conflicts';
import type { Plan } from '@expat-buddy/domain/plan/types';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { PlanComparison } from '#features/plan/plan-comparison.tsx';
import { PlanItems } from '#features/plan/plan-items.tsx';
import { PlanSummary } from '#features/plan/plan-summary.tsx';
import { useCompared } from '#features/plan/use-compared.ts';
import { usePlanFacts } from '#features/plan/use-plan-facts.ts';
import { planMessages as text } from '#messages/plan/plan.ts';
import { ErrorState, LoadingState } from '#ui/states.tsx';

/** The visitor's own plan: the items, what they add up to, and the inquiry about all of it. */
export function OwnPlan({ plan }: { plan: Plan }) {
  const facts = usePlanFacts(plan);
  const comparable = plan.items.filter((item) => !facts.isGone(item));
  const [compared, setCompared] = useCompared(comparable);
  const toCheck = facts.conflicts.length + plan.items.length - comparable.length;
  if (facts.isFirstLoad) return <LoadingState text={text.loadingFacts} />;
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,8fr)_minmax(17rem,4fr)] print:block">
      <div className="min-w-0">
        {facts.retry && (
          <div className="mb-8">
            <ErrorState text={text.error} onRetry={facts.retry} />
          </div>
        )}
        <PlanItems plan={plan} facts={facts} compared={compared} onCompare={setCompared} />
        {comparable.length > 1 && (
          <PlanComparison
            items={comparable.filter((item) => compared.includes(planKey(item)))}
            facts={facts}
          />
        )}
      </div>
      <aside>
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
          <PlanSummary plan={plan} conflictCount={toCheck}>
            <InquiryButton
              size="large"
              className="w-full"
              inquiry={{
                serviceType: 'trip-planner',
                serviceLabel: text.inSentence,
                recordId: 'plan',
                message: text.message,
                plan,
                showCamping: true,
              }}
            >
              {text.send}
            </InquiryButton>
          </PlanSummary>
        </div>
      </aside>
    </div>
  );
}
