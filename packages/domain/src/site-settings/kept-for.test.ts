import { expect, it } from 'vitest';
import { readKeptFor } from './kept-for.ts';

it('reads what the office has set, and the usual periods where nothing is written yet', () => {
  expect(readKeptFor({ inquiry_months: 12, mail_days: 60, unconfirmed_days: 20 })).toEqual({
    inquiryMonths: 12,
    mailDays: 60,
    unconfirmedDays: 20,
  });
  expect(readKeptFor({}).inquiryMonths).toBe(24);
  expect(readKeptFor(undefined).mailDays).toBe(90);
});
