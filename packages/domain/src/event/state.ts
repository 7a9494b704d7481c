import { type CalendarDay, isBeforeDay, isCalendarDay } from '../dates/calendar-day.ts';
import type { SiteEvent } from './types.ts';

/** The values of `events.state`. */
export const eventStates = ['announced', 'open', 'full', 'past'] as const;

export type EventState = (typeof eventStates)[number];

/** Events end by the calendar of their place, not of the visitor. */
export const EVENT_TIME_ZONE = 'Africa/Algiers';

type Dated = Pick<SiteEvent, 'state' | 'starts_on' | 'ends_on'>;

/**
 * The state to show: the one that staff set, or `past` after the last day.
 * @param today the day in `EVENT_TIME_ZONE`; null while prerendering.
 */
export function eventState(event: Dated, today: CalendarDay | null): EventState {
  const lastDay = event.ends_on ?? event.starts_on;
  if (today !== null && lastDay !== null && isBeforeDay(lastDay, today)) return 'past';
  return eventStates.find((state) => state === event.state) ?? 'announced';
}

/**
 * The days in a locale, such as `12–14 June 2027`; null while they are open. Independent of the time zone.
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
  // Browsers and Node use different spaces here, and hydration must match.
  return days.replace(/\s/g, ' ');
}
