import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  calendarDayOf,
  dateOfCalendarDay,
  earliestReturnDay,
  formatCalendarDay,
  isCalendarDay,
} from './calendar-day.ts';

const zones = ['Africa/Algiers', 'America/New_York', 'Asia/Tokyo'] as const;
const offsets = { 'Africa/Algiers': -60, 'America/New_York': 300, 'Asia/Tokyo': -540 };

describe('calendar day', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('gives the day of a moment in each time zone', () => {
    const lateEvening = new Date('2026-12-31T23:30:00Z');
    expect(zones.map((zone) => calendarDayOf(lateEvening, zone))).toEqual([
      '2027-01-01',
      '2026-12-31',
      '2027-01-01',
    ]);
    const earlyMorning = new Date('2026-12-31T00:30:00Z');
    expect(zones.map((zone) => calendarDayOf(earlyMorning, zone))).toEqual([
      '2026-12-31',
      '2026-12-30',
      '2026-12-31',
    ]);
  });

  it.each(zones)('keeps the picked day in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offsets[zone]);
    // Midnight is what a date picker hands over for a clicked day; the last is a change of clocks.
    for (const [year, month, day] of [
      [2026, 11, 21],
      [2027, 1, 1],
      [2027, 3, 14],
    ] as const) {
      const expected = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      expect(calendarDayOf(new Date(year, month - 1, day))).toBe(expected);
      expect(calendarDayOf(new Date(year, month - 1, day, 23, 59))).toBe(expected);
      expect(calendarDayOf(dateOfCalendarDay(expected))).toBe(expected);
      expect(formatCalendarDay(expected, 'en-GB', { day: 'numeric' })).toBe(String(day));
    }
  });

  it('accepts only days that exist', () => {
    expect(['2028-02-29', '2026-12-31', '2000-01-01', '2199-12-31'].every(isCalendarDay)).toBe(
      true,
    );
    for (const text of [
      '2027-02-29',
      '2026-13-01',
      '2026-04-31',
      '2026-4-1',
      '2026-11-21T00:00:00Z',
      '0000-01-01',
      'tomorrow',
      '',
    ]) {
      expect(isCalendarDay(text), text).toBe(false);
    }
  });

  it('allows no return before today or before the departure', () => {
    expect(earliestReturnDay(null, '2026-11-21')).toBe('2026-11-21');
    expect(earliestReturnDay('2026-11-20', '2026-11-21')).toBe('2026-11-21');
    expect(earliestReturnDay('2026-12-05', '2026-11-21')).toBe('2026-12-05');
  });
});
