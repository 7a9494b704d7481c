import { chosenOf, comparedByDefault } from '@expat-buddy/domain/plan/comparison';
import { planKey } from '@expat-buddy/domain/plan/conflicts';
import type { PlanItem } from '@expat-buddy/domain/plan/types';
import { useState } from 'react';
import { COMPARED_ENTRY } from '#lib/presentation-constants.ts';
import { storedText } from '#lib/storage/stored-text.ts';

const entry = storedText(COMPARED_ENTRY);

/** Which items are compared, and how the visitor chooses others; the choice outlasts the page. */
export function useCompared(items: readonly PlanItem[]): [string[], (keys: string[]) => void] {
  const stored = entry.useText();
  // What the browser refuses to store lasts as long as the page.
  const [refused, setRefused] = useState<string | null>(null);
  const compared = chosenOf(refused ?? stored, items) ?? comparedByDefault(items).map(planKey);
  const choose = (keys: string[]) => {
    const text = JSON.stringify(keys);
    setRefused(entry.write(text) ? null : text);
  };
  return [compared, choose];
}
