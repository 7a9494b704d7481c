import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventState, formatEventDays } from './state.ts';

const dated = { state: 'open', starts_on: '2027-06-12', ends_on: '2027-06-14' };

describe('the state of an event', () => {
  test.each(['announced', 'open', 'full', 'past'])('is what staff wrote: %s', (state) => {
    const event = { state, starts_on: null, ends_on: null };
    expect(eventState(event, '2027-01-01')).toBe(state);
  });

  test('stays through the last day and is past from the day after', () => {
    expect(eventState(dated, '2027-06-14')).toBe('open');
    expect(eventState(dated, '2027-06-15')).toBe('past');
  });

  test('is past after its only day', () => {
    expect(eventState({ ...dated, ends_on: null }, '2027-06-12')).toBe('open');
    expect(eventState({ ...dated, ends_on: null }, '2027-06-13')).toBe('past');
  });

  test('does not depend on a time that is not known', () => {
    expect(eventState(dated, null)).toBe('open');
  });

  test('of an unknown word promises least', () => {
    expect(eventState({ ...dated, state: 'cancelled?' }, '2027-06-01')).toBe('announced');
  });
});

describe('the days of an event', () => {
  afterEach(() => void vi.unstubAllEnvs());

  test.each(['Africa/Algiers', 'America/New_York', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
    'are the days that were stored, read in %s',
    (timeZone) => {
      vi.stubEnv('TZ', timeZone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
      expect(formatEventDays(dated, 'en')).toBe('12–14 June 2027');
      expect(formatEventDays({ starts_on: '2027-12-31', ends_on: null }, 'en')).toBe(
        '31 December 2027',
      );
    },
  );

  test('are none while they are to be announced', () => {
    expect(formatEventDays({ starts_on: null, ends_on: null }, 'en')).toBeNull();
  });
});
