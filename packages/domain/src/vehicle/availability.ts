import type { CalendarDay } from '../dates/calendar-day.ts';

/** Days when a vehicle cannot be rented, the first and the last included. */
export type Period = { starts_on: CalendarDay; ends_on: CalendarDay };

/** `YYYY-MM` */
export type Month = string;

export type CalendarCell = { day: CalendarDay; isAvailable: boolean };

export const monthOf = (day: CalendarDay): Month => day.slice(0, 7);

/** The month `count` months later. */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month, from the first weekday on (Sunday is 0); null outside the month. */
export function weeksOf(
  month: Month,
  periods: readonly Period[],
  firstWeekday: number,
): (CalendarCell | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const daysBefore = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() - firstWeekday + 7) % 7;
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const weeks = Math.ceil((daysBefore + days) / 7);
  const cell = (place: number): CalendarCell | null => {
    const date = place - daysBefore + 1;
    if (date < 1 || date > days) return null;
    const day = `${month}-${String(date).padStart(2, '0')}`;
    return { day, isAvailable: !periods.some((period) => isWithin(day, period)) };
  };
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => cell(week * 7 + weekday)),
  );
}

const isWithin = (day: CalendarDay, { starts_on, ends_on }: Period) =>
  starts_on <= day && day <= ends_on;

export function haveOverlap(periods: readonly Period[]): boolean {
  const inOrder = periods.toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1));
  return inOrder.some(({ starts_on }, at) => {
    const before = inOrder[at - 1];
    return before !== undefined && starts_on <= before.ends_on;
  });
}
