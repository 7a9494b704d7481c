/** Opening time on a weekday (0 is Sunday), `HH:MM` in Algiers time. `closes` before `opens` is past midnight. */
export type OpeningTime = { weekday: number; opens: string; closes: string };

/** Consecutive weekdays with the same times; an empty list means closed. */
export type OpeningDays = { from: number; to: number; times: OpeningTime[] };

/** Whether the office is open, and when that changes. */
export type OfficeState =
  | { isOpen: true; closes: string }
  | { isOpen: false; opens: string; weekday: number; daysAhead: number };

export const OFFICE_TIME_ZONE = 'Africa/Algiers';

const TIME = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/;
const DAY = 24 * 60;
const WEEK = 7 * DAY;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function isOpeningTime(entry: unknown): entry is OpeningTime {
  if (typeof entry !== 'object' || entry === null) return false;
  const { weekday, opens, closes } = entry as Record<string, unknown>;
  return (
    Number.isInteger(weekday) &&
    Number(weekday) >= 0 &&
    Number(weekday) <= 6 &&
    typeof opens === 'string' &&
    typeof closes === 'string' &&
    TIME.test(opens) &&
    TIME.test(closes) &&
    opens !== closes
  );
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

/** Weekday and minute of the day in Algiers. */
function algiersClock(moment: Date): { weekday: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-u-nu-latn', {
    timeZone: OFFICE_TIME_ZONE,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    weekday: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday')),
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/**
 * Whether the office is open at `moment`, until when, or when it opens next. Ignores public holidays. Null
 * without opening hours.
 */
export function officeState(hours: readonly OpeningTime[], moment: Date): OfficeState | null {
  const { weekday, minute } = algiersClock(moment);
  const now = weekday * DAY + minute;
  const stretches = hours.map((time) => {
    const start = time.weekday * DAY + minutesOf(time.opens);
    const length = minutesOf(time.closes) - minutesOf(time.opens);
    // Minutes since the last opening and until the next one, modulo a week.
    const sinceOpening = (now - start + WEEK) % WEEK;
    return {
      time,
      sinceOpening,
      untilOpening: WEEK - sinceOpening,
      length: (length + DAY) % DAY || DAY,
    };
  });
  const open = stretches.find(({ sinceOpening, length }) => sinceOpening < length);
  if (open) return { isOpen: true, closes: open.time.closes };
  const [next] = stretches.sort((one, other) => one.untilOpening - other.untilOpening);
  if (!next) return null;
  return {
    isOpen: false,
    opens: next.time.opens,
    weekday: next.time.weekday,
    daysAhead: Math.floor((minute + next.untilOpening) / DAY),
  };
}
