/**
 * A calendar day, `YYYY-MM-DD`, without time zone. An inquiry keeps the days that the visitor saw; a Date at
 * local midnight would shift in UTC (specification, section 5).
 */
export type CalendarDay = string;

/** With the years that the database stores. */
const DAY = /^2[01]\d{2}-\d{2}-\d{2}$/;

/** Whether a day exists, from 2000 to 2199: `2028-02-29` does, `2027-02-29` does not. */
export function isCalendarDay(text: string): text is CalendarDay {
  if (!DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // An impossible day is either invalid or rolled over into the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day of a moment in a time zone, by default the local one. */
export function calendarDayOf(moment: Date, timeZone?: string): CalendarDay {
  if (timeZone === undefined) {
    return [
      String(moment.getFullYear()).padStart(4, '0'),
      String(moment.getMonth() + 1).padStart(2, '0'),
      String(moment.getDate()).padStart(2, '0'),
    ].join('-');
  }
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Local noon of the day, which exists on every day in every time zone. */
export function dateOfCalendarDay(day: CalendarDay): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The day in a locale, independent of the time zone; an invalid day is returned unchanged. */
export function formatCalendarDay(
  day: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  if (!isCalendarDay(day)) return day;
  const moment = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(moment);
}

export function isBeforeDay(day: CalendarDay, other: CalendarDay): boolean {
  return day < other;
}

/** The first possible departure: today in the visitor's calendar (specification, section 5). */
export function earliestDepartureDay(now: Date = new Date(), timeZone?: string): CalendarDay {
  return calendarDayOf(now, timeZone);
}

/** The first possible return: today, or the departure day (specification, section 5). */
export function earliestReturnDay(departure: CalendarDay | null, today: CalendarDay): CalendarDay {
  return departure !== null && isBeforeDay(today, departure) ? departure : today;
}

/** The last possible day: five years ahead, as in `check_inquiry_bounds`. */
export function latestTravelDay(today: CalendarDay): CalendarDay {
  const year = String(Number(today.slice(0, 4)) + 5).padStart(4, '0');
  const monthAndDay = today.slice(4);
  return isCalendarDay(year + monthAndDay) ? year + monthAndDay : `${year}-02-28`;
}
