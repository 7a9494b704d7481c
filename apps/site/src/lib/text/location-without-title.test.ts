import { expect, test } from 'vitest';
import { locationWithoutTitle } from './location-without-title.ts';

test.each([
  ['Oran', 'Oran', ''],
  ['Taghit', 'Taghit, Béchar', 'Béchar'],
  ['Cherchell', 'Cherchell, about 100 km west of Algiers', 'About 100 km west of Algiers'],
  ['Annaba', 'Annaba and Mount Edough', 'Annaba and Mount Edough'],
  ['Tlemcen', 'Kasbah', 'Kasbah'],
  ['', '', ''],
])('under the title %j the location %j reads %j', (title, location, expected) => {
  expect(locationWithoutTitle({ title, location })).toBe(expected);
});
