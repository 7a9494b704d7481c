import { isCalendarDay } from '../dates/calendar-day.ts';
import { SLUG_PATTERN } from '../slug.ts';
import { planLimits } from './limits.ts';
import { type Plan, type PlanItem, type PlanRef, planKinds } from './types.ts';

export const emptyPlan: Plan = { people: null, items: [] };

export const isSameItem = (one: PlanRef, other: PlanRef) =>
  one.kind === other.kind && one.id === other.id;

const wholeNumber = (value: unknown, min: number, max: number) =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? Number(value) : null;

/** Without control characters, except line breaks where there may be several lines. */
function text(value: unknown, most: number, lines: 'one' | 'many'): string {
  if (typeof value !== 'string') return '';
  const unfit = lines === 'one' ? /\p{Cc}+/gu : /[^\P{Cc}\n]+/gu;
  const clean = value.toWellFormed().replaceAll('\r\n', '\n').replace(unfit, ' ').trim();
  // The first slice spares a huge text from being split into its characters.
  return [...clean.slice(0, 2 * most)].slice(0, most).join('').trim();
}

/** An item with everything invalid left out, or null if it is none. */
export function readPlanItem(value: unknown): PlanItem | null {
  const { kind, id, title, nights, day, month, note } = Object(value) as Record<string, unknown>;
  const known = planKinds.find((name) => name === kind);
  if (!known || typeof id !== 'string' || id.length > planLimits.id) return null;
  const name = text(title, planLimits.title, 'one');
  if (!SLUG_PATTERN.test(id) || name === '') return null;
  const date = typeof day === 'string' && isCalendarDay(day) ? day : null;
  return {
    kind: known,
    id,
    title: name,
    nights: wholeNumber(nights, 0, planLimits.nights),
    day: date,
    month: date === null ? wholeNumber(month, 1, 12) : null,
    note: text(note, planLimits.note, 'many'),
  };
}

/** Reads a plan from storage or a link, which anybody can edit: drops what is not valid, never throws. */
export function readPlan(value: unknown): Plan {
  const { people, items } = Object(value) as Record<string, unknown>;
  const read: PlanItem[] = [];
  for (const entry of Array.isArray(items) ? items : []) {
    const item = readPlanItem(entry);
    if (item && !read.some((earlier) => isSameItem(earlier, item))) read.push(item);
    if (read.length === planLimits.items) break;
  }
  return { people: wholeNumber(people, 1, planLimits.people), items: read };
}

/** Reads a stored plan; an unreadable one is empty. */
export function parsePlan(stored: string | null): Plan {
  try {
    return readPlan(JSON.parse(stored ?? 'null'));
  } catch {
    return emptyPlan;
  }
}
