import type { Travel } from '@expat-buddy/domain/travel/present-travel';
import { expect, test } from 'vitest';
import { chooseFeatured } from './choose-featured.ts';

function travel(id: string, more: Partial<Travel>): Travel {
  return {
    id,
    title: id,
    location: '',
    description: '',
    imageUrl: `illustrations/${id}.webp`,
    highlights: [],
    activities: [],
    price: '',
    duration: '2 days',
    groupSize: '',
    region_id: null,
    type_id: null,
    region: null,
    type: null,
    tags: [],
    ...more,
  };
}

const ids = (travels: Travel[]) => chooseFeatured(travels).map((featured) => featured.travel.id);

const coast = ['cove', 'cape', 'bay', 'beach'].map((id) => travel(id, { type: 'Coastal' }));
const sahara = ['dune', 'ksar', 'oasis'].map((id) => travel(id, { region: 'Sahara' }));
const city = travel('city', { type: 'City Break' });
const roman = travel('forum', { type: 'Roman Sites' });

test('the six are spread over coast, cities, Roman sites and Sahara', () => {
  const featured = chooseFeatured([...coast, ...sahara, city, roman]);
  expect(featured.map(({ theme }) => theme)).toEqual([
    'sahara',
    'city',
    'roman',
    'coast',
    'sahara',
    'coast',
  ]);
});

test('World Heritage comes first, then the longer journey', () => {
  const heritage = travel('valley', { region: 'Sahara', tags: ['unesco'] });
  const long = travel('massif', { region: 'Sahara', duration: '7 days' });
  expect(ids([...sahara, long, heritage]).slice(0, 2)).toEqual(['valley', 'massif']);
});

test('no picture is shown twice', () => {
  const twin = travel('cove-again', { type: 'Coastal', imageUrl: 'illustrations/cove.webp' });
  expect(ids([travel('cove', { type: 'Coastal' }), twin])).toEqual(['cove']);
});

test('a short list gives what there is, whatever it is about', () => {
  expect(ids([travel('hill', {}), roman])).toEqual(['forum', 'hill']);
  expect(ids([])).toEqual([]);
});

test('road trips are left to their own place', () => {
  expect(ids([travel('loop', { type: 'Road Trip', tags: ['coast'] })])).toEqual([]);
});

test('the list itself stays as it was', () => {
  const list = [travel('b', {}), travel('a', { tags: ['unesco'] })];
  chooseFeatured(list);
  expect(list.map(({ id }) => id)).toEqual(['b', 'a']);
});
