import { describe, expect, it } from 'vitest';
import { eventCalendar } from './calendar.ts';
import { EVENT_TIME_ZONE } from './state.ts';
import { EVENT_UTC_OFFSET, eventPeriod, formatEventTimes } from './times.ts';

const event = {
  id: 'oasis-night',
  title: 'Oasis night; songs, tea',
  description: 'First line\nsecond line',
  location: 'Taghit',
  starts_on: '2027-06-12',
  ends_on: null,
  start_time: '19:30',
  end_time: '',
};
const file = (more: Partial<typeof event> | { ends_on: string } = {}) =>
  eventCalendar(
    { ...event, ...more },
    'https://example.org/events/oasis-night',
    new Date('2027-01-01T08:00:00Z'),
  );

describe('the calendar file of an event', () => {
  it('has its time in UTC and escapes its texts', () => {
    expect(file()?.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//example.org//Events//EN',
      'BEGIN:VEVENT',
      'UID:oasis-night@example.org',
      'DTSTAMP:20270101T080000Z',
      'DTSTART:20270612T183000Z',
      'SUMMARY:Oasis night\\; songs\\, tea',
      'DESCRIPTION:First line\\nsecond line',
      'LOCATION:Taghit',
      'URL:https://example.org/events/oasis-night',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    [{ end_time: '23:00' }, 'DTSTART:20270612T183000Z\r\nDTEND:20270612T220000Z'],
    [
      { ends_on: '2027-06-14', end_time: '12:00' },
      'DTSTART:20270612T183000Z\r\nDTEND:20270614T110000Z',
    ],
    [{ start_time: '' }, 'DTSTART;VALUE=DATE:20270612\r\nDTEND;VALUE=DATE:20270613'],
    [{ ends_on: '2027-06-30' }, 'DTSTART;VALUE=DATE:20270612\r\nDTEND;VALUE=DATE:20270701'],
  ])('lasts as long as is known: %o', (more, lines) => {
    expect(file(more)).toContain(`${lines}\r\n`);
  });

  it('folds long lines between characters', () => {
    const text = file({ title: 'é'.repeat(100) }) ?? '';
    const lines = text.split('\r\n');
    expect(
      Math.max(...lines.map((line) => new TextEncoder().encode(line).length)),
    ).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain('é'.repeat(100));
  });

  it('is none while the day is open', () => {
    expect(
      eventCalendar({ ...event, starts_on: null }, 'https://example.org', new Date()),
    ).toBeNull();
  });
});

describe('the times of an event', () => {
  it.each(['2027-01-15', '2027-07-15'])('are an hour ahead of UTC on %s', (day) => {
    const zone = new Intl.DateTimeFormat('en', {
      timeZone: EVENT_TIME_ZONE,
      timeZoneName: 'longOffset',
    }).format(new Date(`${day}T12:00:00Z`));
    expect(zone).toContain(`GMT${EVENT_UTC_OFFSET}`);
  });

  it('are moments where they are known, and days otherwise', () => {
    expect(eventPeriod(event)).toEqual({ start: '2027-06-12T19:30:00+01:00', end: null });
    expect(eventPeriod({ ...event, start_time: '', ends_on: '2027-06-14' })).toEqual({
      start: '2027-06-12',
      end: '2027-06-14',
    });
    expect(formatEventTimes({ ...event, end_time: '23:00' }, 'en')).toBe('19:30–23:00');
    expect(formatEventTimes({ ...event, start_time: '' }, 'en')).toBeNull();
  });
});
