import { isTimeSpan, type SpecialHours, type TimeSpan, timesOf } from './special-hours.ts';

/** Opening time on a weekday (0 is Sunday). */
export type OpeningTime = TimeSpan & { weekday: number };

/** Consecutive weekdays with the same times; an empty list means closed. */
export type OpeningDays = { from: number; to: number; times: OpeningTime[] };

/** Whether the office is open, and when that changes. */
export type OfficeState =
  | { isOpen: true; closes: string }
  | { isOpen: false; opens: string; weekday: number; daysAhead: number };

export const OFFICE_TIME_ZONE = 'Africa/Algiers';

const DAY = 24 * 60;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function isOpeningTime(entry: unknown): entry is OpeningTime {
  if (!isTimeSpan(entry)) return false;
  const { weekday } = entry as Record<string, unknown>;
  return Number.isInteger(weekday) && Number(weekday) >= 0 && Number(weekday) <= 6;
}

/** Reads `site_settings.opening_hours`, in the order of the week, without invalid entries. */
export function readOpeningHours(column: unknown): OpeningTime[] {
  if (!Array.isArray(column)) return [];
  return column
    .filter(isOpeningTime)
    .sort((one, other) => one.weekday - other.weekday || one.opens.localeCompare(other.opens));
}

/** Groups consecutive weekdays with the same times, from Sunday to Saturday. */
export function openingWeek(hours: readonly OpeningTime[]): OpeningDays[] {
  const week: OpeningDays[] = [];
  const sameAs = (times: OpeningTime[]) =>
    times.map(({ opens, closes }) => `${opens}-${closes}`).join();
  for (let weekday = 0; weekday < 7; weekday += 1) {
    const times = hours.filter((time) => time.weekday === weekday);
    const before = week.at(-1);
    if (before && sameAs(before.times) === sameAs(times)) before.to = weekday;
    else week.push({ from: weekday, to: weekday, times });
  }
  return week;
}

/** Day, weekday and minute of the day in Algiers. */
function algiersClock(moment: Date): { day: string; weekday: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-u-nu-latn', {
    timeZone: OFFICE_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday')),
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** The calendar day (`YYYY-MM-DD`) of the office at `moment`. */
export const officeDay = (moment: Date): string => algiersClock(moment).day;

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY * 60_000).toISOString().slice(0, 10);
}

/** How far ahead the next opening is looked for: longer than Ramadan. */
const DAYS_AHEAD = 60;

/**
 * Whether the office is open at `moment`, until when, or when it opens next. Null without opening hours, or if it
 * does not open within 60 days. `private.office_minutes` in the database counts by the same rules.
 */
export function officeState(
  hours: readonly OpeningTime[],
  moment: Date,
  special: readonly SpecialHours[] = [],
): OfficeState | null {
  const { day, weekday: today, minute } = algiersClock(moment);
  // From yesterday, whose hours may end after midnight.
  for (let daysAhead = -1; daysAhead <= DAYS_AHEAD; daysAhead += 1) {
    const weekday = (today + daysAhead + 7) % 7;
    for (const { opens, closes } of timesOf(addDays(day, daysAhead), weekday, hours, special)) {
      const start = daysAhead * DAY + minutesOf(opens);
      const length = (minutesOf(closes) - minutesOf(opens) + DAY) % DAY || DAY;
      if (start <= minute && minute < start + length) return { isOpen: true, closes };
      if (start > minute) return { isOpen: false, opens, weekday, daysAhead };
    }
  }
  return null;
}
