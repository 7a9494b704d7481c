import { expect, it } from 'vitest';
import { recordOfPath } from './page-folders.ts';

it.each([
  ['/travels/oran', { table: 'travels', id: 'oran' }],
  ['/road-trips/aures-loop/', { table: 'travels', id: 'aures-loop' }],
  ['/categories/western', { table: 'travel_categories', id: 'western' }],
  ['/store/boussaada-knives', { table: 'product_collections', id: 'boussaada-knives' }],
  ['/travels', null],
  ['/travels/', null],
  ['/travels/oran/photos', null],
  ['/faq/oran', null],
])('reads the record of %s', (path, record) => {
  expect(recordOfPath(path)).toEqual(record);
});
