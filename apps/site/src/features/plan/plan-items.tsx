import { planKey } from '@expat-buddy/domain/plan/conflicts';
import { withItemMoved } from '@expat-buddy/domain/plan/edit-plan';
import { planLimits } from '@expat-buddy/domain/plan/limits';
import type { Plan, PlanItem } from '@expat-buddy/domain/plan/types';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { planMessages as text } from '#messages/plan/plan.ts';
import { planButtonMessages as button } from '#messages/plan/plan-button.ts';
import { Button } from '#ui/button.tsx';
import { CheckField } from '#ui/check-field.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { ItemFields } from './item-fields.tsx';
import { ConflictList, ItemHead, ItemText } from './item-head.tsx';
import { changePlan } from './plan-store.ts';
import { removeWithUndo } from './remove-with-undo.ts';
import type { PlanFacts } from './use-plan-facts.ts';

type PlanItemsProps = {
  plan: Plan;
  facts: PlanFacts;
  compared: readonly string[];
  onCompare: (keys: string[]) => void;
};

/** The visitor's own items, to edit. */
export function PlanItems({ plan: { items }, facts, compared, onCompare }: PlanItemsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const movedButton = useRef<string>(null);
  const [moved, setMoved] = useState('');

  useEffect(() => {
    // A moved element loses the focus.
    if (movedButton.current) document.getElementById(movedButton.current)?.focus();
    movedButton.current = null;
  });

  const move = (item: PlanItem, at: number, by: -1 | 1) => {
    if (!items[at + by]) return;
    movedButton.current = moveId(item, by);
    changePlan((plan) => withItemMoved(plan, item, by));
    setMoved(text.moved(item.title, at + by + 1, items.length));
  };
  const hasChoice = items.filter((item) => !facts.isGone(item)).length > 1;
  const remove = (item: PlanItem) => {
    removeWithUndo(item, button);
    heading.current?.focus();
  };
  const compare = (key: string, isChosen: boolean) => {
    if (!isChosen) return onCompare(compared.filter((each) => each !== key));
    if (compared.length < planLimits.compared) return onCompare([...compared, key]);
    showToast({ title: text.comparison.full(planLimits.compared) });
  };

  return (
    <section aria-labelledby="plan-items">
      <h2 id="plan-items" ref={heading} tabIndex={-1} className="text-section outline-none">
        {text.items}
      </h2>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <ol className="mt-6 border-b border-line">
        {items.map((item, index) => {
          const key = planKey(item);
          const record = facts.recordOf(item);
          const isGone = facts.isGone(item);
          return (
            <li
              key={key}
              className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-t border-line py-6 print:break-inside-avoid"
            >
              <span className="tabular font-display pt-6 text-title text-ochre" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
                  <div className="min-w-0 flex-1 basis-48">
                    <ItemHead item={item} record={record} isGone={isGone} />
                  </div>
                  <div className="-me-2 flex print:hidden">
                    <Button
                      id={moveId(item, -1)}
                      variant="ghost"
                      size="icon"
                      aria-disabled={index === 0}
                      aria-label={text.moveUp(item.title)}
                      onClick={() => move(item, index, -1)}
                      className="aria-disabled:opacity-40"
                    >
                      <ArrowUp className="size-5" aria-hidden="true" />
                    </Button>
                    <Button
                      id={moveId(item, 1)}
                      variant="ghost"
                      size="icon"
                      aria-disabled={index === items.length - 1}
                      aria-label={text.moveDown(item.title)}
                      onClick={() => move(item, index, 1)}
                      className="aria-disabled:opacity-40"
                    >
                      <ArrowDown className="size-5" aria-hidden="true" />
                    </Button>
                    <Button
                      variant="ghost"
                      size="icon"
                      aria-label={text.remove(item.title)}
                      onClick={() => remove(item)}
                    >
                      <Trash2 className="size-5" aria-hidden="true" />
                    </Button>
                  </div>
                </div>
                <ItemText item={item} className="hidden print:block" />
                <ConflictList
                  conflicts={facts.conflicts.filter((conflict) => conflict.index === index)}
                  isGone={isGone}
                />
                <ItemFields item={item} />
                {hasChoice && !isGone && (
                  <div className="mt-2 print:hidden">
                    <CheckField
                      label={text.compare}
                      aria-label={text.of(text.compare, item.title)}
                      checked={compared.includes(key)}
                      onChange={({ currentTarget: { checked } }) => compare(key, checked)}
                    />
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const moveId = (item: PlanItem, by: -1 | 1) => `${planKey(item)}:${by === 1 ? 'down' : 'up'}`;
