import { expect, test } from 'vitest';
import { companyMessages as arabic } from '../messages/ar/company/company.ts';
import { registrationFacts } from './registration-facts.ts';

const nothing = {
  legal_name: '',
  register_number: '',
  licence_number: '',
  licence_valid_until: null,
  insurer: '',
  insurance_number: '',
  insurance_valid_until: null,
  payment_terms: '',
};

test('says what is known about registration, licence and insurance', () => {
  expect(registrationFacts(nothing)).toEqual([]);
  const known = { ...nothing, licence_number: '1234', insurer: 'XXX', insurance_number: '77' };
  expect(registrationFacts({ ...known, insurance_valid_until: '2027-10-31' })).toEqual([
    { label: 'Tourism licence', value: '1234' },
    { label: 'Insurance', value: 'XXX, policy 77, valid until 31 October 2027' },
  ]);
});

test('an insurer in Latin letters does not turn the direction of the Arabic that follows', () => {
  const value = arabic.validUntil(arabic.policy('XXX', '77'), '31 أكتوبر 2027');
  // The first letter outside isolates decides.
  expect(value.replace(/^(\u2068)\u2068XXX\u2069/, '$1')).toMatch(/^\u2068، \p{Script=Arabic}/u);
});
