import { parsePlan } from '@expat-buddy/domain/plan/read-plan';
import type { Plan } from '@expat-buddy/domain/plan/types';
import { useMemo } from 'react';
import { PLAN_ENTRY } from '#lib/presentation-constants.ts';
import { pageText } from '#lib/storage/page-text.ts';

const entry = pageText(PLAN_ENTRY);

/** Follows other tabs; empty while prerendering. */
export function usePlan(): Plan {
  const text = entry.useText();
  return useMemo(() => parsePlan(text), [text]);
}

/** False where the browser does not keep the plan, which is then lost with the page. */
export const useIsPlanKept = entry.useIsKept;

type Change = { before: Plan; after: Plan; isKept: boolean };

/** Reads storage again, because another tab may have changed it. Returns the plan before and after. */
export function changePlan(change: (plan: Plan) => Plan): Change {
  const before = parsePlan(entry.read());
  const after = change(before);
  const isEmpty = after.items.length === 0 && after.people === null;
  const isKept = entry.write(isEmpty ? null : JSON.stringify(after));
  return { before, after, isKept };
}
