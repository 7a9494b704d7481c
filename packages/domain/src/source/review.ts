import { type CalendarDay, isCalendarDay } from '../dates/calendar-day.ts';

/** Days after which a checked statement is due for review. */
export const REVIEW_AFTER_DAYS = 90;

const DAY_MS = 86_400_000;

/**
 * Whether more than 90 days have passed since a statement was checked, or it never was.
 * @param checkedOn null when nobody has checked it.
 */
export function isDueForReview(checkedOn: CalendarDay | null, today: CalendarDay): boolean {
  if (checkedOn === null || !isCalendarDay(checkedOn)) return true;
  return (Date.parse(today) - Date.parse(checkedOn)) / DAY_MS > REVIEW_AFTER_DAYS;
}
