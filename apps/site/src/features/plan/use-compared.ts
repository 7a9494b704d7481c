import { chosenOf, comparedByDefault } from '@expat-buddy/domain/plan/comparison';
import { planKey } from '@expat-buddy/domain/plan/conflicts';
import type { PlanItem } from '@expat-buddy/domain/plan/types';
import { COMPARED_ENTRY } from '#lib/presentation-constants.ts';
import { pageText } from '#lib/storage/page-text.ts';

const entry = pageText(COMPARED_ENTRY);

/** Which items are compared, and how the visitor chooses others; the choice outlasts the page. */
export function useCompared(items: readonly PlanItem[]): [string[], (keys: string[]) => void] {
  const compared = chosenOf(entry.useText(), items) ?? comparedByDefault(items).map(planKey);
  return [compared, (keys) => void entry.write(JSON.stringify(keys))];
}
