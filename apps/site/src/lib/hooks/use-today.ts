import { type CalendarDay, calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The day in a time zone; null while prerendering and hydrating, because the build's day may be long past. */
export function useToday(timeZone: string): CalendarDay | null {
  return useSyncExternalStore(
    never,
    () => calendarDayOf(new Date(), timeZone),
    () => null,
  );
}
