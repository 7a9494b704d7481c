/** `HH:MM` in Algiers time. `closes` before `opens` is past midnight. */
export type TimeSpan = { opens: string; closes: string };
type Weekly = TimeSpan & { weekday: number };

/**
 * A public holiday, or other hours for a while, as in Ramadan. Both days (`YYYY-MM-DD`) are included. `times` apply on
 * the weekdays on which the office usually opens; without any it is closed.
 */
export type SpecialHours = { name: string; from: string; to: string; times: TimeSpan[] };

export const SPECIAL_HOURS_LIMIT = 60;

const TIME = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function isTimeSpan(entry: unknown): entry is TimeSpan {
  if (typeof entry !== 'object' || entry === null) return false;
  const { opens, closes } = entry as Record<string, unknown>;
  return (
    typeof opens === 'string' &&
    typeof closes === 'string' &&
    TIME.test(opens) &&
    TIME.test(closes) &&
    opens !== closes
  );
}

function isSpecialHours(entry: unknown): entry is SpecialHours {
  if (typeof entry !== 'object' || entry === null) return false;
  const { name, from, to, times } = entry as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    typeof from === 'string' &&
    typeof to === 'string' &&
    DAY.test(from) &&
    DAY.test(to) &&
    from <= to &&
    Array.isArray(times) &&
    times.every(isTimeSpan)
  );
}

/** Reads `site_settings.special_hours`, by first day, without invalid entries. */
export function readSpecialHours(column: unknown): SpecialHours[] {
  if (!Array.isArray(column)) return [];
  return column.filter(isSpecialHours).sort((one, other) => one.from.localeCompare(other.from));
}

/** Those that are not over on `day` and begin at most `daysAhead` days later. */
export function upcomingSpecialHours(
  special: readonly SpecialHours[],
  day: string,
  daysAhead: number,
): SpecialHours[] {
  const last = new Date(Date.parse(day) + daysAhead * 86_400_000).toISOString().slice(0, 10);
  return special.filter(({ from, to }) => to >= day && from <= last);
}

/** The hours of one day, by opening time. Of special hours that overlap, the one that began last applies. */
export function timesOf(
  day: string,
  weekday: number,
  hours: readonly Weekly[],
  special: readonly SpecialHours[],
): TimeSpan[] {
  const usual = hours.filter((time) => time.weekday === weekday);
  if (usual.length === 0) return [];
  const applies = special.filter(({ from, to }) => from <= day && day <= to);
  const [latest] = applies.sort((one, other) => other.from.localeCompare(one.from));
  return [...(latest?.times ?? usual)].sort((one, other) => one.opens.localeCompare(other.opens));
}
