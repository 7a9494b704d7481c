import { settingsSchema } from '@expat-buddy/domain/site-settings/schema';
import { describe, expect, it } from 'vitest';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { emptySettings } from './settings-form.ts';

const validate = validateWith(settingsSchema);
const settings = {
  ...emptySettings,
  special_hours: [],
  opening_hours: [{ weekday: 0, opens: '09:00', closes: '17:00' }],
  prices_are_examples: true,
  requires_proof_of_work: false,
  submission_retention_months: 24,
  mail_retention_days: 90,
  unconfirmed_retention_days: 30,
  invitation_retention_days: 90,
  deleted_retention_days: 30,
  history_retention_months: 24,
  newsletter_rate_per_hour: 1000,
  reply_from_name: '',
  reply_to: '',
  reply_signatures: { en: '', fr: '', ar: '' },
};

describe('the settings', () => {
  it('may be empty but for the months', () => {
    expect(validate(settings)).toEqual({});
    expect(validate({ ...settings, submission_retention_months: 0 })).toHaveProperty(
      'submission_retention_months',
    );
  });

  it.each([
    ['facebook_url', 'http://facebook.com/page'],
    ['twitter_url', 'javascript:alert(1)'],
    ['email', 'hello@example'],
    ['phone', 'call us'],
    ['notification_emails', ['office@example.com', 'office']],
  ])('refuse in %s %s', (field, value) => {
    expect(Object.keys(validate({ ...settings, [field]: value }))).toEqual([field]);
  });

  it('take an exchange rate with its day and source, or none of them', () => {
    const rate = { eur_rate: 150.25, eur_rate_on: '2026-11-01', eur_rate_source: 'Bank' };
    expect(validate({ ...settings, ...rate })).toEqual({});
    for (const field of Object.keys(rate)) {
      expect(validate({ ...settings, ...rate, [field]: null })).toHaveProperty('eur_rate');
    }
  });

  it('take a last day with what it belongs to', () => {
    const day = '2027-06-30';
    expect(validate({ ...settings, licence_number: '12', licence_valid_until: day })).toEqual({});
    expect(validate({ ...settings, licence_valid_until: day })).toHaveProperty('licence_number');
    expect(validate({ ...settings, insurance_valid_until: day })).toHaveProperty('insurer');
    expect(validate({ ...settings, insurance_number: '7' })).toHaveProperty('insurer');
  });

  it.each([
    ['without an end', [{ weekday: 0, opens: '09:00', closes: '' }]],
    ['that end as they begin', [{ weekday: 0, opens: '09:00', closes: '09:00' }]],
    [
      'that overlap',
      [
        { weekday: 0, opens: '09:00', closes: '13:00' },
        { weekday: 0, opens: '12:00', closes: '17:00' },
      ],
    ],
  ])('refuse hours %s', (_, opening_hours) => {
    expect(validate({ ...settings, opening_hours })).toHaveProperty('opening_hours');
  });

  it('take a day in two parts, and an evening past midnight', () => {
    const opening_hours = [
      { weekday: 0, opens: '09:00', closes: '12:00' },
      { weekday: 0, opens: '12:00', closes: '17:00' },
      { weekday: 4, opens: '20:00', closes: '02:00' },
    ];
    expect(validate({ ...settings, opening_hours })).toEqual({});
  });
});
