import { planLimits } from './limits.ts';
import { isSameItem } from './read-plan.ts';
import type { Plan, PlanItem, PlanRef } from './types.ts';

export const isInPlan = ({ items }: Plan, ref: PlanRef) =>
  items.some((item) => isSameItem(item, ref));

/** With the item at a place, by default at the end; unchanged if it is in the plan or the plan is full. */
export function withItem(plan: Plan, item: PlanItem, at = plan.items.length): Plan {
  if (isInPlan(plan, item) || plan.items.length >= planLimits.items) return plan;
  return { ...plan, items: plan.items.toSpliced(at, 0, item) };
}

export function withoutItem(plan: Plan, ref: PlanRef): Plan {
  return { ...plan, items: plan.items.filter((item) => !isSameItem(item, ref)) };
}

/** Moves an item by one place, at the ends by none. */
export function withItemMoved(plan: Plan, ref: PlanRef, by: -1 | 1): Plan {
  const at = plan.items.findIndex((item) => isSameItem(item, ref));
  const item = plan.items[at];
  if (!item || !plan.items[at + by]) return plan;
  return { ...plan, items: plan.items.toSpliced(at, 1).toSpliced(at + by, 0, item) };
}

export function withItemChanged(plan: Plan, ref: PlanRef, change: Partial<PlanItem>): Plan {
  const items = plan.items.map((item) => (isSameItem(item, ref) ? { ...item, ...change } : item));
  return { ...plan, items };
}

/** What of another plan is new to this one, and how much of that does not fit. */
export function newItems(plan: Plan, other: Plan): { fitting: PlanItem[]; overflow: number } {
  const items = other.items.filter((item) => !isInPlan(plan, item));
  const fitting = items.slice(0, planLimits.items - plan.items.length);
  return { fitting, overflow: items.length - fitting.length };
}

/** A service or a store item has no nights of its own. */
export const hasNights = ({ kind }: PlanRef) => kind !== 'service' && kind !== 'product';

/**
 * The nights of the trips, or of the longest rental if that is more: a vehicle is rented during the trips.
 * Null if no item says how many.
 */
export function totalNights({ items }: Plan): number | null {
  const nightsOf = (isCounted: (item: PlanItem) => boolean) =>
    items
      .filter((item) => hasNights(item) && isCounted(item))
      .flatMap(({ nights }) => nights ?? []);
  const trips = nightsOf(({ kind }) => kind !== 'vehicle');
  const rentals = nightsOf(({ kind }) => kind === 'vehicle');
  if (trips.length + rentals.length === 0) return null;
  const ofTrips = trips.reduce((sum, nights) => sum + nights, 0);
  return Math.max(ofTrips, ...rentals);
}
