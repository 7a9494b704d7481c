import { parsePlan } from '@expat-buddy/domain/plan/read-plan';
import type { Plan } from '@expat-buddy/domain/plan/types';
import { useMemo, useSyncExternalStore } from 'react';
import { PLAN_ENTRY } from '#lib/presentation-constants.ts';
import { storedText } from '#lib/storage/stored-text.ts';

const entry = storedText(PLAN_ENTRY);

// What the browser refuses to store lasts as long as the page.
let refused: string | null = null;
const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Follows other tabs; empty while prerendering. */
export function usePlan(): Plan {
  const stored = entry.useText();
  const kept = useSyncExternalStore(
    subscribe,
    () => refused,
    () => null,
  );
  const text = kept ?? stored;
  return useMemo(() => parsePlan(text), [text]);
}

/** Reads storage again, because another tab may have changed it. Returns the plan before and after. */
export function changePlan(change: (plan: Plan) => Plan): { before: Plan; after: Plan } {
  const before = parsePlan(refused ?? entry.read());
  const after = change(before);
  const isEmpty = after.items.length === 0 && after.people === null;
  const text = JSON.stringify(after);
  refused = entry.write(isEmpty ? null : text) ? null : text;
  for (const listener of listeners) listener();
  return { before, after };
}
