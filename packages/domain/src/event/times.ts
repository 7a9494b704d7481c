import { clockRange, clockText } from '../format/clock.ts';
import type { Language } from '../language/languages.ts';
import type { SiteEvent } from './types.ts';

/** Algeria has no summer time. */
export const EVENT_UTC_OFFSET = '+01:00';

type Timed = Pick<SiteEvent, 'starts_on' | 'ends_on' | 'start_time' | 'end_time'>;

/** The times as visitors read them, such as `19:30–23:00`; null while they are open. */
export function formatEventTimes(
  { start_time, end_time }: Timed,
  language: Language,
): string | null {
  if (start_time && end_time) return clockRange(start_time, end_time, language);
  const time = start_time || end_time;
  return time ? clockText(time, language) : null;
}

type EventPeriod = { start: string; end: string | null };

/**
 * Start and end in ISO 8601: moments with `EVENT_UTC_OFFSET` where the time is known, otherwise days. Null while the
 * days are open.
 */
export function eventPeriod({
  starts_on,
  ends_on,
  start_time,
  end_time,
}: Timed): EventPeriod | null {
  if (starts_on === null) return null;
  const moment = (day: string, time: string) =>
    time ? `${day}T${time}:00${EVENT_UTC_OFFSET}` : day;
  const lastDay = ends_on ?? (end_time ? starts_on : null);
  return { start: moment(starts_on, start_time), end: lastDay && moment(lastDay, end_time) };
}
