import { type CalendarDay, isBeforeDay, isCalendarDay } from '../dates/calendar-day.ts';
import type { SiteEvent } from './event-calls.ts';

/** How far an event is, as the database's check constraint knows it. */
export const eventStates = ['announced', 'open', 'full', 'past'] as const;

export type EventState = (typeof eventStates)[number];

/** The zone whose calendar decides whether an event is over: that of the place, not of the visitor. */
export const EVENT_TIME_ZONE = 'Africa/Algiers';

type Dated = Pick<SiteEvent, 'state' | 'starts_on' | 'ends_on'>;

/**
 * The state to show. What staff wrote counts, until the last day is over: nobody should be asked to
 * come to what has been.
 * @param today the day in `EVENT_TIME_ZONE`; null where the time is not known, as in served HTML.
 */
export function eventState(event: Dated, today: CalendarDay | null): EventState {
  const lastDay = event.ends_on ?? event.starts_on;
  if (today !== null && lastDay !== null && isBeforeDay(lastDay, today)) return 'past';
  return eventStates.find((state) => state === event.state) ?? 'announced';
}

/**
 * The days written out in a locale, `12–14 June 2027` for several; null while they are to be announced.
 * The same in every time zone.
 */
export function formatEventDays(
  { starts_on, ends_on }: Pick<SiteEvent, 'starts_on' | 'ends_on'>,
  locale: string,
): string | null {
  if (starts_on === null) return null;
  const last = ends_on ?? starts_on;
  if (!isCalendarDay(starts_on) || !isCalendarDay(last)) return starts_on;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  // Noon of the day in the zone that is written in: no shift can carry it into another day.
  const noon = (day: CalendarDay) => new Date(`${day}T12:00:00Z`);
  const days = format.formatRange(noon(starts_on), noon(last));
  // Browsers and servers disagree about the width of these spaces, and served HTML must match.
  return days.replace(/\s/g, ' ');
}
