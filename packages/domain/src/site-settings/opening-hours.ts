/** One stretch of a weekday (0 is Sunday), `HH:MM` in Algiers time. Past midnight: `closes` is the earlier. */
export type OpeningTime = { weekday: number; opens: string; closes: string };

/** Neighbouring weekdays, from Sunday on, with the same times; without times the office is closed. */
export type OpeningDays = { from: number; to: number; times: OpeningTime[] };

/** What is true of the office at one moment. */
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

/** The column `site_settings.opening_hours` in the order of the week; entries that say nothing are left out. */
export function readOpeningHours(column: unknown): OpeningTime[] {
  if (!Array.isArray(column)) return [];
  return column
    .filter(isOpeningTime)
    .sort((one, other) => one.weekday - other.weekday || one.opens.localeCompare(other.opens));
}

/** The week from Sunday to Saturday, days of the same times together. */
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

/** Weekday and minute of the day that a clock in Algiers shows. */
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
 * Whether the office is open at `moment`, until when, and if not, when it opens next. Nothing is known
 * of public holidays. Null when no hours are given.
 */
export function officeState(hours: readonly OpeningTime[], moment: Date): OfficeState | null {
  const { weekday, minute } = algiersClock(moment);
  const now = weekday * DAY + minute;
  const stretches = hours.map((time) => {
    const start = time.weekday * DAY + minutesOf(time.opens);
    const length = minutesOf(time.closes) - minutesOf(time.opens);
    // How long ago it opened last, and how long until it opens next; a week goes round.
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
