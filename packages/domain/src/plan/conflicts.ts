import type { Plan, PlanItem, PlanRef } from './types.ts';

/** What conflicts are found from; null and empty lists are unknown. */
export type ConflictFacts = {
  /** In the reader's language; an item has the title of whoever planned it. */
  title?: string;
  best_months: readonly number[];
  good_months: readonly number[];
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
  seats: number | null;
  /** 0 for a car, in which nobody sleeps. */
  berths: number | null;
};

/**
 * Belongs to the item at `index`.
 * - season: the month is neither best nor good
 * - distance: `km` by road from the item `from`, in `days` days; `needed` are enough
 * - seats, berths: fewer `places` than people
 */
export type PlanConflict = { index: number } & (
  | { kind: 'season'; month: number; best: readonly number[]; good: readonly number[] }
  | { kind: 'distance'; from: string; km: number; days: number; needed: number }
  | { kind: 'seats' | 'berths'; places: number; people: number }
);

/** A long day at the wheel in Algeria. */
const KM_PER_DAY = 600;
const ROAD_PER_GREAT_CIRCLE = 1.3;
const EARTH_RADIUS_KM = 6371;
const DAY_MS = 24 * 60 * 60 * 1000;

export const planKey = ({ kind, id }: PlanRef) => `${kind}:${id}`;

type Place = { latitude: number; longitude: number };

function placeOf(facts: ConflictFacts | undefined): Place | null {
  if (!facts || facts.latitude === null || facts.longitude === null) return null;
  return { latitude: facts.latitude, longitude: facts.longitude };
}

/** Kilometres by road, from the great circle. */
export function roadKm(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const greatCircle = 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
  return greatCircle * ROAD_PER_GREAT_CIRCLE;
}

/** The month of an item's date, or the one it is planned for. */
export const monthOf = ({ day, month }: Pick<PlanItem, 'day' | 'month'>) =>
  day === null ? month : Number(day.slice(5, 7));

/**
 * The days to get from one item to the next, at least one. Null when they are in different months, so that
 * there is time between them; without dates, the next item follows on the next day.
 */
function daysBetween(from: PlanItem, to: PlanItem): number | null {
  if (from.day !== null && to.day !== null) {
    const leaving = Date.parse(from.day) + (from.nights ?? 0) * DAY_MS;
    return Math.max(1, Math.round((Date.parse(to.day) - leaving) / DAY_MS));
  }
  const [one, other] = [monthOf(from), monthOf(to)];
  return one !== null && other !== null && one !== other ? null : 1;
}

/** The conflicts of a plan, in its order. `facts` are by `planKey`; an item without facts has none. */
export function findConflicts(
  { people, items }: Plan,
  facts: ReadonlyMap<string, ConflictFacts>,
): PlanConflict[] {
  const conflicts: PlanConflict[] = [];
  let last: { item: PlanItem; place: Place; title: string } | undefined;
  for (const [index, item] of items.entries()) {
    const known = facts.get(planKey(item));
    if (!known) continue;

    const { best_months: best, good_months: good, seats, berths } = known;
    const month = monthOf(item);
    const suits = [...best, ...good];
    if (month !== null && suits.length > 0 && !suits.includes(month)) {
      conflicts.push({ index, kind: 'season', month, best, good });
    }

    if (people !== null && seats !== null && seats < people) {
      conflicts.push({ index, kind: 'seats', places: seats, people });
    } else if (people !== null && berths && berths < people) {
      conflicts.push({ index, kind: 'berths', places: berths, people });
    }

    const place = placeOf(known);
    if (!place) continue;
    const days = last && daysBetween(last.item, item);
    if (last && days) {
      const km = roadKm(last.place, place);
      const needed = Math.ceil(km / KM_PER_DAY);
      const from = last.title;
      if (needed > days) conflicts.push({ index, kind: 'distance', from, km, days, needed });
    }
    last = { item, place, title: known.title ?? item.title };
  }
  return conflicts;
}
