import { expect, test } from 'vitest';
import { locationBeside } from './location-beside.ts';

test.each([
  ['Oran', 'Oran', ''],
  ['Taghit', 'Taghit, Béchar', 'Béchar'],
  ['Cherchell', 'Cherchell, about 100 km west of Algiers', 'About 100 km west of Algiers'],
  ['Annaba', 'Annaba and Mount Edough', 'Annaba and Mount Edough'],
  ['Tlemcen', 'Kasbah', 'Kasbah'],
  ['', '', ''],
])('beside %j the location %j reads %j', (title, location, expected) => {
  expect(locationBeside({ title, location })).toBe(expected);
});
