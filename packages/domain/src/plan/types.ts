import type { CalendarDay } from '../dates/calendar-day.ts';

/** What a plan can hold; the order is part of every shared link (share-link.ts). */
export const planKinds = ['travel', 'activity', 'vehicle', 'service', 'product'] as const;
export type PlanKind = (typeof planKinds)[number];

/** What identifies an item: a plan holds each record once. */
export type PlanRef = { kind: PlanKind; id: string };

/**
 * One item of a plan, in the visitor's order.
 * - title: as it was when the item was added
 * - day, month: at most one of them; a month from 1 to 12 means "around October"
 * - note: '' without one
 */
export type PlanItem = PlanRef & {
  title: string;
  nights: number | null;
  day: CalendarDay | null;
  month: number | null;
  note: string;
};

/** `people` is the size of the group, null while unknown. */
export type Plan = { people: number | null; items: PlanItem[] };
