import { describe, expect, it } from 'vitest';
import { officeState, openingWeek, readOpeningHours } from './opening-hours.ts';

// The seed's hours: Sunday to Thursday, 9 to 17 in Algiers, which is an hour ahead of UTC all year.
const hours = readOpeningHours(
  [4, 3, 2, 1, 0].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
);
const at = (moment: string) => officeState(hours, new Date(moment));

describe('opening hours', () => {
  it.each([
    [
      'Sunday 08:59',
      '2026-11-22T07:59:00Z',
      { isOpen: false, opens: '09:00', weekday: 0, daysAhead: 0 },
    ],
    ['Sunday 09:00', '2026-11-22T08:00:00Z', { isOpen: true, closes: '17:00' }],
    ['Sunday 16:59', '2026-11-22T15:59:00Z', { isOpen: true, closes: '17:00' }],
    [
      'Sunday 17:00',
      '2026-11-22T16:00:00Z',
      { isOpen: false, opens: '09:00', weekday: 1, daysAhead: 1 },
    ],
    [
      'Thursday evening',
      '2026-11-26T20:00:00Z',
      { isOpen: false, opens: '09:00', weekday: 0, daysAhead: 3 },
    ],
    [
      'Friday noon',
      '2026-11-27T11:00:00Z',
      { isOpen: false, opens: '09:00', weekday: 0, daysAhead: 2 },
    ],
    [
      'Saturday 23:30 in UTC, already Sunday',
      '2026-11-21T23:30:00Z',
      { isOpen: false, opens: '09:00', weekday: 0, daysAhead: 0 },
    ],
    [
      'a summer morning, with no change of clocks',
      '2026-07-05T08:00:00Z',
      { isOpen: true, closes: '17:00' },
    ],
  ])('knows the state on %s', (_, moment, state) => {
    expect(at(moment)).toEqual(state);
  });

  it('counts hours past midnight as part of the previous day', () => {
    const nights = readOpeningHours([{ weekday: 6, opens: '20:00', closes: '02:00' }]);
    expect(officeState(nights, new Date('2026-11-22T00:30:00Z'))).toEqual({
      isOpen: true,
      closes: '02:00',
    });
    expect(officeState(nights, new Date('2026-11-22T01:00:00Z'))).toMatchObject({ daysAhead: 6 });
  });

  it('keeps a break at noon, and groups days with the same times', () => {
    const parted = readOpeningHours([
      { weekday: 0, opens: '14:00', closes: '18:00' },
      { weekday: 0, opens: '09:00', closes: '12:00' },
    ]);
    expect(officeState(parted, new Date('2026-11-22T12:00:00Z'))).toMatchObject({
      opens: '14:00',
      daysAhead: 0,
    });
    expect(openingWeek(parted).map(({ from, to, times }) => [from, to, times.length])).toEqual([
      [0, 0, 2],
      [1, 6, 0],
    ]);
    expect(openingWeek(hours).map(({ from, to }) => [from, to])).toEqual([
      [0, 4],
      [5, 6],
    ]);
  });

  it('ignores invalid entries, and has no state without hours', () => {
    const broken = [
      null,
      'Monday',
      { weekday: 7, opens: '09:00', closes: '17:00' },
      { weekday: 1 },
    ];
    expect(readOpeningHours([...broken, { weekday: 1, opens: '9', closes: '17:00' }])).toEqual([]);
    expect(readOpeningHours('always')).toEqual([]);
    expect(officeState([], new Date())).toBeNull();
  });
});
