import { expect, it } from 'vitest';
import { priceMismatch, priceReading } from './price-reading.ts';

const nothing = { text: '', amount: null, currency: null, unit: null, people: null };

it.each([
  ['12 000 DA', { text: '12 000 DA' }],
  ['12 000 DA per person, from 2 people', { text: '12 000 DA', unit: 'person', people: 2 }],
  ['45 000 DA per group', { amount: 45_000, currency: 'DZD', unit: 'group', people: 1 }],
  ['€1,250.50 per person', { amount: 1250.5, currency: 'EUR', unit: 'person' }],
])('reads as %s', (reading, entered) => {
  expect(priceReading({ ...nothing, ...entered })).toBe(reading);
});

it('adds no unit to a text that says it', () => {
  const text = '9 000 DA for the group';
  expect(priceReading({ ...nothing, text, unit: 'group', people: 2 })).toBe(
    '9 000 DA for the group, from 2 people',
  );
});

it('adds the other currency at the rate of the settings', () => {
  const rate = { dinars: 150, on: '2026-11-01', source: 'Bank' };
  const entered = {
    ...nothing,
    text: '14 250 DA',
    amount: 14_250,
    currency: 'DZD',
    unit: 'person',
  };
  expect(priceReading(entered, rate)).toBe('14 250 DA per person, ≈ €95');
});

it('reads nothing without a text and an amount', () => {
  expect(priceReading({ ...nothing, unit: 'person' })).toBeNull();
});

it.each([
  ['12 000 DA', 12_000, false],
  ['on request', 12_000, false],
  ['12 000 DA', null, false],
  ['12 000 DA', 21_000, true],
])('%s and the amount %s differ: %s', (text, amount, isDifferent) => {
  expect(priceMismatch({ text, amount }) !== null).toBe(isDifferent);
});
