import { expect, it } from 'vitest';
import { companyDetails, withoutExpired } from './company-details.ts';
import { expiries } from './expiry.ts';

const settings = {
  legal_name: 'EURL Rihla',
  register_number: '16/00-0000000',
  licence_number: '1234',
  licence_valid_until: '2027-06-30',
  insurer: 'An insurer',
  insurance_number: '',
  insurance_valid_until: null,
  payment_terms: 'You pay by bank transfer.',
};
const shownOn = (today: string) => companyDetails(withoutExpired(settings, today));

it('shows a licence through its last day and not after it', () => {
  expect(shownOn('2027-06-30').licence).toEqual({ number: '1234', validUntil: '2027-06-30' });
  expect(shownOn('2027-07-01')).toMatchObject({
    licence: null,
    insurance: { insurer: 'An insurer', validUntil: null },
    legalName: 'EURL Rihla',
  });
});

it('shows no insurance after its last day, nor one without an insurer', () => {
  const insured = { ...settings, insurance_valid_until: '2027-01-31' };
  expect(companyDetails(withoutExpired(insured, '2027-02-01')).insurance).toBeNull();
  expect(companyDetails({ ...settings, insurer: '' }).insurance).toBeNull();
});

it('gives notice from 60 days before the last day, the most urgent first', () => {
  const both = { licence_valid_until: '2027-06-30', insurance_valid_until: '2027-05-31' };
  const at = (today: string) => expiries(both, today).map(({ setting }) => setting);
  expect(at('2027-03-31')).toEqual([]);
  expect(at('2027-04-01')).toEqual(['insurance_valid_until']);
  expect(at('2027-05-01')).toEqual(['insurance_valid_until', 'licence_valid_until']);
  expect(expiries(both, '2027-06-01')[0]).toMatchObject({ daysLeft: -1 });
  expect(expiries({}, '2027-06-01')).toEqual([]);
});
