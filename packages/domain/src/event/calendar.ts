import { type CalendarDay, isCalendarDay } from '../dates/calendar-day.ts';
import { eventPeriod } from './times.ts';
import type { SiteEvent } from './types.ts';

type CalendarEvent = Pick<
  SiteEvent,
  'id' | 'title' | 'description' | 'location' | 'starts_on' | 'ends_on' | 'start_time' | 'end_time'
>;

const LINE_OCTETS = 75;

const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r\n|\r|\n/g, '\\n');

/** Lines of at most 75 octets; the following ones begin with a space (RFC 5545, section 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}

/** Such as `20270612T183000Z`. */
const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** All-day events end on the day after their last, such as `20270615`. */
const dateOf = (day: CalendarDay, daysLater = 0) =>
  new Date(Date.parse(day) + daysLater * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');

function period(event: CalendarEvent): string[] | null {
  const { starts_on, ends_on } = event;
  const known = eventPeriod(event);
  if (!known || starts_on === null || !isCalendarDay(starts_on)) return null;
  const lastDay = ends_on ?? starts_on;
  const isTimed = event.start_time !== '' && (event.end_time !== '' || lastDay === starts_on);
  if (!isTimed) {
    return [`DTSTART;VALUE=DATE:${dateOf(starts_on)}`, `DTEND;VALUE=DATE:${dateOf(lastDay, 1)}`];
  }
  const start = `DTSTART:${utc(new Date(known.start))}`;
  return event.end_time && known.end ? [start, `DTEND:${utc(new Date(known.end))}`] : [start];
}

/**
 * The event as an iCalendar file (RFC 5545): an all-day event while its times are open. Null without days.
 * @param url the page of the event.
 * @param now when the file is made.
 */
export function eventCalendar(event: CalendarEvent, url: string, now: Date): string | null {
  const days = period(event);
  if (!days) return null;
  const host = new URL(url).hostname;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Events//EN`,
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `DTSTAMP:${utc(now)}`,
    ...days,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
