import { expect, it } from 'vitest';
import type { SubmissionRecord } from '../../submission.ts';
import { templateValues } from './template-values.ts';

const submission = {
  id: '6e81d72b-6b1d-4c1a-9f53-1c9a0e7d2b11',
  name: ' Nadia Belkacem',
  service: 'general',
  departureDate: '2026-12-05',
  returnDate: '2026-12-12',
} as SubmissionRecord;
const given = { titles: ['Tipaza by the sea', 'Oran'], owner: 'Karim', language: 'en' } as const;

it('names the person, the travels, the dates, the reference and the owner', () => {
  expect(templateValues(submission, given)).toEqual({
    first_name: 'Nadia',
    travel: 'Tipaza by the sea and Oran',
    dates: '5–12 December 2026',
    reference: '6E81D72B',
    owner: 'Karim',
  });
});

it('writes one day once, in the language of the customer', () => {
  const day = { ...submission, returnDate: null };
  expect(templateValues(day, { ...given, language: 'fr' })).toMatchObject({
    travel: 'Tipaza by the sea et Oran',
    dates: '5 décembre 2026',
  });
  expect(templateValues(submission, { ...given, titles: [], language: 'ar' })).toMatchObject({
    travel: 'رحلتكم',
    dates: 'من 5 إلى 12 ديسمبر 2026',
  });
});

it('leaves out dates that are not known, and names the service or the trip without a travel', () => {
  const bare = { ...submission, departureDate: null, returnDate: null };
  expect(templateValues(bare, { ...given, titles: [] })).toMatchObject({
    dates: '',
    travel: 'your trip',
  });
  expect(templateValues({ ...bare, service: 'car-rental' }, { ...given, titles: [] }).travel).toBe(
    'car rental',
  );
});
