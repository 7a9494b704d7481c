import { expect, it } from 'vitest';
import { formatCalendarDay, isCalendarDay, latestTravelDay } from './dates/calendar-day.ts';
import { isEmailAddress } from './email-address.ts';
import { formatEventDays } from './event/state.ts';
import { groupSizeLabel } from './inquiry/group-sizes.ts';
import { serviceLabel } from './inquiry/kinds/labels.ts';
import { inquirySchema, toChildCount } from './inquiry/schema.ts';
import { inquiryReference } from './inquiry/submission-id.ts';
import { nastyTexts } from './nasty-texts.fixture.ts';
import { quoteList } from './postgrest/quote.ts';
import { isPriceWithin, parsePrice } from './travel/price.ts';

const formatters: Record<string, (text: string) => unknown> = {
  formatCalendarDay: (text) => formatCalendarDay(text, 'en-GB'),
  latestTravelDay: (text) => latestTravelDay(text),
  'formatEventDays, first day': (text) => formatEventDays({ starts_on: text, ends_on: null }, 'en'),
  'formatEventDays, last day': (text) =>
    formatEventDays({ starts_on: '2027-01-01', ends_on: text }, 'en'),
  groupSizeLabel,
  serviceLabel,
  inquiryReference,
  toChildCount,
  isCalendarDay,
  isEmailAddress,
  parsePrice,
  isPriceWithin: (text) => isPriceWithin(text, [0, 10]),
  quoteList: (text) => quoteList([text]),
  inquirySchema: (text) =>
    inquirySchema.safeParse({ name: text, email: text, departureDate: text, returnDate: text }),
};

it.each(Object.entries(formatters))('%s never throws', (_, format) => {
  for (const text of nastyTexts()) {
    expect(() => format(text), JSON.stringify(text.slice(0, 80))).not.toThrow();
  }
});

it('returns an invalid day unchanged', () => {
  expect(formatCalendarDay('infinity', 'en-GB')).toBe('infinity');
  expect(formatEventDays({ starts_on: '2027-01-02', ends_on: '2027-01-01' }, 'en')).toContain(
    '2027',
  );
});

it('counts five years from a leap day to the 28th of February', () => {
  expect(latestTravelDay('2028-02-29')).toBe('2033-02-28');
  expect(latestTravelDay('2026-11-22')).toBe('2031-11-22');
});
