import { type CalendarDay, isBeforeDay, isCalendarDay } from '../dates/calendar-day.ts';

/** Statements are due by the office's calendar. */
export const SOURCE_TIME_ZONE = 'Africa/Algiers';

/** Days after which a checked statement is due for review. */
const REVIEW_AFTER_DAYS = 90;

const DAY_MS = 86_400_000;

/** The statements that were checked before this day are due for review. */
export function dueIfCheckedBefore(today: CalendarDay): CalendarDay {
  return new Date(Date.parse(today) - REVIEW_AFTER_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Whether more than 90 days have passed since a statement was checked, or it never was.
 * @param checkedOn null when nobody has checked it.
 */
export function isDueForReview(checkedOn: CalendarDay | null, today: CalendarDay): boolean {
  if (checkedOn === null || !isCalendarDay(checkedOn)) return true;
  return isBeforeDay(checkedOn, dueIfCheckedBefore(today));
}
