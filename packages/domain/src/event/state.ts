import { type CalendarDay, isBeforeDay, isCalendarDay } from '../dates/calendar-day.ts';
import { dayRange } from '../format/day.ts';
import type { Language } from '../language/languages.ts';
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
 * The days, such as `12–14 June 2027`; null while they are open.
 */
export function formatEventDays(
  { starts_on, ends_on }: Pick<SiteEvent, 'starts_on' | 'ends_on'>,
  language: Language,
): string | null {
  if (starts_on === null) return null;
  const last = ends_on ?? starts_on;
  if (!isCalendarDay(starts_on) || !isCalendarDay(last)) return starts_on;
  return dayRange(starts_on, last, language);
}
