import { parsePrice } from '@expat-buddy/domain/travel/price';
import { expect, it } from 'vitest';
import { priceReading } from './price-reading.ts';

it.each([
  ['12 000 DA', 'Read as 12 000.'],
  ['€1,250,000.50', 'Read as 1 250 000.5.'],
  ['on request', 'No number: not included in price filters.'],
  ['', 'As visitors see it, with the currency.'],
])('says how the filter reads “%s”', (price, sentence) => {
  expect(priceReading(price, parsePrice(price))).toBe(sentence);
});
