import { describe, expect, it } from 'vitest';
import { officeState, openingWeek, readOpeningHours } from './opening-hours.ts';
import { readSpecialHours, upcomingSpecialHours } from './special-hours.ts';

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

  it('closes on holidays, has other hours in Ramadan, and never opens on a weekday that is usually closed', () => {
    const special = readSpecialHours([
      {
        name: 'Ramadan',
        from: '2026-02-18',
        to: '2026-03-19',
        times: [{ opens: '09:30', closes: '15:00' }],
      },
      { name: 'Eid al-Fitr', from: '2026-03-19', to: '2026-03-21', times: [] },
      { name: 'Broken', from: '2026-03-22', to: '2026-03-01', times: [] },
    ]);
    expect(special.map(({ name }) => name)).toEqual(['Ramadan', 'Eid al-Fitr']);
    const state = (moment: string) => officeState(hours, new Date(moment), special);
    expect(state('2026-03-16T08:15:00Z')).toMatchObject({
      isOpen: false,
      opens: '09:30',
      daysAhead: 0,
    });
    expect(state('2026-03-16T13:59:00Z')).toEqual({ isOpen: true, closes: '15:00' });
    // Wednesday evening: Thursday is Eid, Friday and Saturday are the weekend.
    expect(state('2026-03-18T15:00:00Z')).toEqual({
      isOpen: false,
      opens: '09:00',
      weekday: 0,
      daysAhead: 4,
    });
    expect(upcomingSpecialHours(special, '2026-03-20', 30).map(({ name }) => name)).toEqual([
      'Eid al-Fitr',
    ]);
    expect(upcomingSpecialHours(special, '2026-01-01', 30)).toEqual([]);
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
