import { expect, it } from 'vitest';
import { newItems, totalNights, withItem, withItemMoved, withoutItem } from './edit-plan.ts';
import { planLimits } from './limits.ts';
import { emptyPlan } from './read-plan.ts';
import type { Plan, PlanItem, PlanKind } from './types.ts';

const item = (id: string, nights: number | null = null, kind: PlanKind = 'travel'): PlanItem => ({
  ...{ kind, id, title: id, nights },
  ...{ day: null, month: null, note: '' },
});
const planOf = (...items: PlanItem[]): Plan => ({ people: null, items });
const [oran, annaba, van] = [item('oran', 2), item('annaba', 3), item('van', 7, 'vehicle')];
const full = planOf(...Array.from({ length: planLimits.items }, (_, at) => item(`place-${at}`)));

it('adds an item once, at its place, while there is room', () => {
  expect(withItem(planOf(oran), annaba).items).toEqual([oran, annaba]);
  expect(withItem(planOf(oran, van), annaba, 1).items).toEqual([oran, annaba, van]);
  for (const plan of [planOf(oran), full]) expect(withItem(plan, { ...oran })).toBe(plan);
});

it('moves an item by one place, and not beyond the ends', () => {
  const plan = planOf(oran, annaba, van);
  expect(withItemMoved(plan, oran, 1).items).toEqual([annaba, oran, van]);
  expect(withItemMoved(plan, van, -1).items).toEqual([oran, van, annaba]);
  expect(withItemMoved(plan, oran, -1)).toBe(plan);
  expect(withItemMoved(plan, van, 1)).toBe(plan);
  expect(withoutItem(plan, annaba).items).toEqual([oran, van]);
});

it('tells what another plan adds, and what does not fit', () => {
  expect(newItems(planOf(oran), planOf(annaba, oran))).toEqual({ fitting: [annaba], overflow: 0 });
  expect(newItems(full, planOf(oran, annaba))).toEqual({ fitting: [], overflow: 2 });
});

it('adds up the nights of trips, during which a vehicle is rented', () => {
  expect(totalNights(emptyPlan)).toBeNull();
  expect(totalNights(planOf(item('oran')))).toBeNull();
  expect(totalNights(planOf(oran, annaba))).toBe(5);
  expect(totalNights(planOf(oran, annaba, van))).toBe(7);
  expect(totalNights(planOf(oran, item('knife', 9, 'product')))).toBe(2);
});
