import type { Plan } from '@expat-buddy/domain/plan/types';
import { Link2 } from 'lucide-react';
import { planMessages } from '#messages/plan/plan.ts';
import { Button } from '#ui/button.tsx';
import { sharePlan } from './share-plan.ts';

/** Where the browser does not keep the plan: what to do about it. */
export function UnkeptPlan({ plan }: { plan: Plan }) {
  const { notKept: text } = planMessages;
  return (
    <div className="mb-10 flex flex-wrap items-center gap-x-6 gap-y-4 border-s-4 border-ochre bg-surface px-6 py-5 print:hidden">
      <p role="status" className="max-w-[62ch] flex-1 basis-72">
        {text.text}
      </p>
      <Button variant="outline" onClick={() => void sharePlan(plan)}>
        <Link2 className="size-4.5 shrink-0" aria-hidden="true" />
        {text.link}
      </Button>
    </div>
  );
}
