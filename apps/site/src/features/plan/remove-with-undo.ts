import { withItem, withoutItem } from '@expat-buddy/domain/plan/edit-plan';
import { isSameItem } from '@expat-buddy/domain/plan/read-plan';
import type { PlanRef } from '@expat-buddy/domain/plan/types';
import { showToast } from '#ui/toast/toast-store.ts';
import { changePlan } from './plan-store.ts';

type UndoTexts = {
  removed: (title: string) => string;
  undo: string;
  restored: (title: string) => string;
};

/** Removes an item; the toast brings it back with its nights and notes, to its place. */
export function removeWithUndo({ title, ...ref }: PlanRef & { title: string }, text: UndoTexts) {
  const { before } = changePlan((plan) => withoutItem(plan, ref));
  const at = before.items.findIndex((item) => isSameItem(item, ref));
  const item = before.items[at];
  if (!item) return;
  showToast({
    title: text.removed(title),
    action: {
      label: text.undo,
      onSelect: () => {
        changePlan((plan) => withItem(plan, item, at));
        showToast({ title: text.restored(title) });
      },
    },
  });
}
