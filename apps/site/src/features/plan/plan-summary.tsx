import { totalNights } from '@expat-buddy/domain/plan/edit-plan';
import { planLimits } from '@expat-buddy/domain/plan/limits';
import type { Plan } from '@expat-buddy/domain/plan/types';
import { Printer, Share2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { planMessages as text } from '#messages/plan/plan.ts';
import { Button } from '#ui/button.tsx';
import { controlClass } from '#ui/field.tsx';
import { changePlan } from './plan-store.ts';
import { sharePlan } from './share-plan.ts';
import { useStoredValue } from './use-stored-value.ts';
import { wholeNumber } from './whole-number.ts';

type PlanSummaryProps = { plan: Plan; conflictCount: number; children: ReactNode };

/** The sums of the visitor's own plan, and what to do with it. */
export function PlanSummary({ plan, conflictCount, children }: PlanSummaryProps) {
  return (
    <section
      aria-labelledby="plan-summary"
      className="border border-line bg-surface px-6 py-6 print:break-inside-avoid print:border-0 print:px-0"
    >
      <h2 id="plan-summary" className="text-title">
        {text.summary}
      </h2>
      <PlanSums plan={plan} />
      <PeopleField people={plan.people} />
      <p
        role="status"
        className="mt-5 border-t border-line pt-4 text-small leading-snug print:border-0 print:pt-0"
      >
        {text.conflicts(conflictCount)}
      </p>
      <div className="mt-6 print:hidden">
        {children}
        <p className="mt-3 text-small text-muted">{text.sendText}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => void sharePlan(plan)}>
            <Share2 className="size-4.5 shrink-0" aria-hidden="true" />
            {text.share}
          </Button>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer className="size-4.5 shrink-0" aria-hidden="true" />
            {text.print}
          </Button>
        </div>
      </div>
    </section>
  );
}

export function PlanSums({ plan }: { plan: Plan }) {
  return (
    <dl className="tabular mt-4 grid grid-cols-2 gap-x-6">
      <div>
        <dt className="text-small text-muted">{text.itemCount}</dt>
        <dd className="font-display text-title">{plan.items.length}</dd>
      </div>
      <div>
        <dt className="text-small text-muted">{text.total}</dt>
        <dd className="font-display text-title">{text.totalNights(totalNights(plan))}</dd>
      </div>
    </dl>
  );
}

function PeopleField({ people }: { people: number | null }) {
  const id = useId();
  const field = useStoredValue<HTMLInputElement>(people ?? '');
  return (
    <div className={`mt-5 ${people === null ? 'print:hidden' : ''}`}>
      <label htmlFor={id} className="mb-1 block text-small font-medium">
        {text.people}
      </label>
      <input
        {...field}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget: { value } }) => {
          const entered = wholeNumber(value, 1, planLimits.people);
          if (entered !== undefined) changePlan((plan) => ({ ...plan, people: entered }));
        }}
        onBlur={({ currentTarget }) => {
          currentTarget.value = String(people ?? '');
        }}
        className={`${controlClass} tabular max-w-28 print:border-0 print:p-0`}
      />
      <p id={`${id}-note`} className="mt-1.5 text-small text-muted print:hidden">
        {text.peopleNote}
      </p>
    </div>
  );
}
