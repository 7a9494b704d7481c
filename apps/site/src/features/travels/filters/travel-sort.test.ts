import { expect, it } from 'vitest';
import { durationDays, sortTravels } from './travel-sort.ts';

const travel = { price: '', price_amount: null, price_currency: null, duration: '' };
const priced = (...prices: string[]) => prices.map((price) => ({ ...travel, price }));
const prices = (travels: { price: string }[]) => travels.map(({ price }) => price);

it('sorts prices within their currency, and travels without a price last', () => {
  const travels = priced('on request', '€95', '45 000 DA', '€1,200', 'From 6 000 DA');
  expect(prices(sortTravels(travels, 'price-low'))).toEqual([
    'From 6 000 DA',
    '45 000 DA',
    '€95',
    '€1,200',
    'on request',
  ]);
  expect(prices(sortTravels(travels, 'price-high'))).toEqual([
    '45 000 DA',
    'From 6 000 DA',
    '€1,200',
    '€95',
    'on request',
  ]);
});

it('compares currencies with a rate', () => {
  const travels = [
    { ...travel, price: '€95', price_amount: 95, price_currency: 'EUR' },
    ...priced('on request', '45 000 DA', '€1,200'),
    { ...travel, price: 'From 6 000 DA', price_amount: 6000, price_currency: 'DZD' },
  ];
  expect(prices(sortTravels(travels, 'price-low', 150))).toEqual([
    'From 6 000 DA',
    '€95',
    '45 000 DA',
    '€1,200',
    'on request',
  ]);
});

it('sorts by days, stably, and travels without a number last', () => {
  const travels = ['7 days', 'by arrangement', '1 day', '12 days', '1 day'].map(
    (duration, index) => ({ ...travel, id: String(index), duration }),
  );
  expect(sortTravels(travels, 'duration').map(({ id }) => id)).toEqual(['2', '4', '0', '3', '1']);
});

it('keeps the order of the server', () => {
  const travels = priced('3', '1', '2');
  expect(sortTravels(travels, 'title')).toBe(travels);
});

it('reads days', () => {
  expect(durationDays('3 days')).toBe(3);
  expect(durationDays('')).toBeNull();
});
