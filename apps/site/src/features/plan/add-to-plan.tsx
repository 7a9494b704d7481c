import { isInPlan, withItem } from '@expat-buddy/domain/plan/edit-plan';
import { planLimits } from '@expat-buddy/domain/plan/limits';
import { readPlanItem } from '@expat-buddy/domain/plan/read-plan';
import type { PlanRef } from '@expat-buddy/domain/plan/types';
import { ListChecks, ListPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { planButtonMessages as text } from '#messages/plan/plan-button.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { changePlan, usePlan } from './plan-store.ts';
import { removeWithUndo } from './remove-with-undo.ts';

type AddToPlanProps = PlanRef & { title: string; className?: string };

export default function AddToPlan({ kind, id, title, className }: AddToPlanProps) {
  const navigate = useNavigate();
  const isIn = isInPlan(usePlan(), { kind, id });

  const add = () => {
    const item = readPlanItem({ kind, id, title });
    if (!item) return;
    const { before, after, isKept } = changePlan((plan) => withItem(plan, item));
    if (after === before) {
      const { full, fullText } = text;
      showToast({ title: full, description: fullText(planLimits.items), variant: 'destructive' });
      return;
    }
    showToast({
      title: text.added(title),
      description: isKept ? text.addedText(after.items.length) : text.notKept,
      action: { label: text.open, onSelect: () => void navigate(paths.plan) },
    });
  };

  const Icon = isIn ? ListChecks : ListPlus;
  return (
    <Button
      variant="outline"
      aria-pressed={isIn}
      onClick={() => (isIn ? removeWithUndo({ kind, id, title }, text) : add())}
      className={`in-[html:not(.js)]:hidden print:hidden ${className ?? ''}`}
    >
      <Icon className="size-4.5 shrink-0" aria-hidden="true" />
      <span>
        {isIn ? text.isIn : text.add} <span className="sr-only">{text.of(title)}</span>
      </span>
    </Button>
  );
}
