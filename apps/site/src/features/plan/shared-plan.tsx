import { comparedByDefault } from '@expat-buddy/domain/plan/comparison';
import { planKey } from '@expat-buddy/domain/plan/conflicts';
import type { Plan } from '@expat-buddy/domain/plan/types';
import { planMessages as text } from '#messages/plan/plan.ts';
import { LoadingState } from '#ui/states.tsx';
import { AddShared } from './add-shared.tsx';
import { ConflictList, ItemHead, ItemText } from './item-head.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { PlanSums } from './plan-summary.tsx';
import { usePlanFacts } from './use-plan-facts.ts';

/** A plan from a link, to read. */
export function SharedPlan({ plan }: { plan: Plan }) {
  const facts = usePlanFacts(plan);
  const compared = comparedByDefault(plan.items.filter((item) => !facts.isGone(item)));
  if (facts.isFirstLoad) return <LoadingState text={text.loadingFacts} />;
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,8fr)_minmax(17rem,4fr)]">
      <div className="min-w-0">
        <section aria-labelledby="shared-items">
          <h2 id="shared-items" className="text-section">
            {text.shared.items}
          </h2>
          <ol className="mt-6 border-b border-line">
            {plan.items.map((item, index) => {
              const record = facts.recordOf(item);
              const isGone = facts.isGone(item);
              return (
                <li
                  key={planKey(item)}
                  className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-t border-line py-6 print:break-inside-avoid"
                >
                  <span
                    className="tabular font-display pt-6 text-title text-ochre"
                    aria-hidden="true"
                  >
                    {index + 1}
                  </span>
                  <div>
                    <ItemHead item={item} record={record} isGone={isGone} />
                    <ItemText item={item} />
                    <ConflictList
                      conflicts={facts.conflicts.filter((conflict) => conflict.index === index)}
                      isGone={isGone}
                    />
                  </div>
                </li>
              );
            })}
          </ol>
        </section>
        {compared.length > 1 && <PlanComparison items={compared} facts={facts} />}
      </div>
      <aside>
        <div className="border border-line bg-surface px-6 py-6 lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
          {plan.people !== null && (
            <p className="font-medium">{text.shared.forPeople(plan.people)}</p>
          )}
          <PlanSums plan={plan} />
          <AddShared shared={plan} />
        </div>
      </aside>
    </div>
  );
}
