/**
 * A day of a calendar, `YYYY-MM-DD`, without hour or time zone. Days of an inquiry are the days the
 * visitor saw; a Date at local midnight turned into UTC would shift them (spec section 5).
 */
export type CalendarDay = string;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that exists: `2028-02-29` is one, `2027-02-29` is not. */
export function isCalendarDay(text: string): text is CalendarDay {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (!year || !month || !day || Number(year) < 1) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // An impossible day is either refused or rolled over into the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day that `moment` falls on for someone in `timeZone`; without one, where this code runs. */
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

/** A Date at local noon of the day, for date pickers: noon exists on every day in every zone. */
export function dateOfCalendarDay(day: CalendarDay): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The day written out in a locale, whatever zone this code runs in; a text that is no day as it is. */
export function formatCalendarDay(
  day: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  if (!isCalendarDay(day)) return day;
  const moment = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(moment);
}

/** `YYYY-MM-DD` sorts as days do, so plain comparison of the text is right. */
export function isBeforeDay(day: CalendarDay, other: CalendarDay): boolean {
  return day < other;
}

/** The first day a visitor may depart: today in their own calendar. */
export function earliestDepartureDay(now: Date = new Date(), timeZone?: string): CalendarDay {
  return calendarDayOf(now, timeZone);
}

/** The first day a visitor may return: today, or the departure day once one is chosen. */
export function earliestReturnDay(departure: CalendarDay | null, today: CalendarDay): CalendarDay {
  return departure !== null && isBeforeDay(today, departure) ? departure : today;
}

/** The last day that a visitor may travel: five years ahead. The database refuses later ones (`check_inquiry_bounds`). */
export function latestTravelDay(today: CalendarDay): CalendarDay {
  const year = String(Number(today.slice(0, 4)) + 5).padStart(4, '0');
  const monthAndDay = today.slice(4);
  return isCalendarDay(year + monthAndDay) ? year + monthAndDay : `${year}-02-28`;
}
