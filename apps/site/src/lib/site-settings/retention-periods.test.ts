import { expect, it } from 'vitest';
import { readRetentionPeriods } from './retention-periods.ts';

it('reads the periods of the settings, and the defaults for missing ones', () => {
  expect(readRetentionPeriods({ inquiry_months: 12, mail_days: 60, unconfirmed_days: 20 })).toEqual(
    {
      inquiryMonths: 12,
      mailDays: 60,
      unconfirmedDays: 20,
    },
  );
  expect(readRetentionPeriods({}).inquiryMonths).toBe(24);
  expect(readRetentionPeriods(undefined).mailDays).toBe(90);
});
